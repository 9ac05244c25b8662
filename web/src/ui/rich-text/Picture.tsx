import { NodeViewWrapper, type NodeViewProps } from "@tiptap/react";
import { useFileUrl } from "#core/api";

/** A picture while it is edited: fetched with the session's token, its place kept until it is there. */
export function Picture({ node }: NodeViewProps) {
  const { src, alt, width, height } = node.attrs;
  const { url } = useFileUrl(typeof src === "string" ? src : "");
  const size = { width: sizeOf(width), height: sizeOf(height) };
  return (
    <NodeViewWrapper className="rich-text-picture" data-drag-handle>
      <img {...(url !== undefined && { src: url })} alt={typeof alt === "string" ? alt : ""} {...size} />
    </NodeViewWrapper>
  );
}

function sizeOf(value: unknown): number | undefined {
  return Number(value) > 0 ? Number(value) : undefined;
}
