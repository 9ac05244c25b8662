import "./public.css";

const radius = 300;
const meridians = [100, 190, 262];
const parallels = [-0.82, -0.45, 0, 0.45, 0.82];
const routes = [
  { from: [-196, 66], to: [150, -118], over: [-46, -190] },
  { from: [-196, 66], to: [36, 150], over: [-92, 176] },
  { from: [150, -118], to: [228, 84], over: [266, -30] },
] as const;

/** A globe with three routes over it: the ground of the dark parts of the public pages. It says nothing. */
export function RouteArt() {
  return (
    <svg className="route-art" viewBox="-310 -310 620 620" aria-hidden="true">
      <g className="route-art-globe">
        <circle r={radius} />
        <path d={`M0 ${-radius}V${radius}`} />
        {meridians.map((half) => (
          <ellipse key={half} rx={half} ry={radius} />
        ))}
        {parallels.map((sine) => {
          const half = radius * Math.sqrt(1 - sine * sine);
          return <path key={sine} d={`M${-half} ${sine * radius}H${half}`} />;
        })}
      </g>
      {routes.map(({ from, to, over }) => (
        <g key={`${from.join()} ${to.join()}`} className="route-art-way">
          <path d={`M${from.join(" ")}Q${over.join(" ")} ${to.join(" ")}`} />
          <circle cx={from[0]} cy={from[1]} r={6} />
          <circle cx={to[0]} cy={to[1]} r={6} />
        </g>
      ))}
    </svg>
  );
}
