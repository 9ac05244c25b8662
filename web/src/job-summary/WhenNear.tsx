import { useEffect, useRef, useState, type ReactNode } from "react";

interface WhenNearProps {
  /** About how high it will be, in pixels, so that nothing jumps when it comes. */
  height: number;
  children: ReactNode;
}

/** Makes its content only once it comes near what is seen: thousands of rows at once would take seconds. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  return <div ref={place} style={{ blockSize: height }} />;
}
