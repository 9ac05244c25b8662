import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { isolated } from "./isolated.tsx";

const markup = (text: string) => renderToStaticMarkup(isolated(text));

it("a mail address breaks before its @, any other text stays as it is", () => {
  expect(markup("finance58@lading.example")).toBe("<bdi>finance58<wbr/>@lading.example</bdi>");
  expect(markup("3 pieces @ 12.5 kg")).toBe("<bdi>3 pieces @ 12.5 kg</bdi>");
  expect(markup("a@b@c")).toBe("<bdi>a@b@c</bdi>");
});
