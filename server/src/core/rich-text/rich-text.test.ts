import { describe, expect, test } from "vitest";
import { cleanRichText, picturesOf, plainText, withPicturesFrom } from "./index.ts";

const id = "01936f5e-0000-7000-8000-000000000001";
const picture = `<img src="/files/${id}" alt="Aircraft" width="600" height="400" />`;

describe("A text with formatting", () => {
  test("keeps what the editor can make", () => {
    const made = [
      '<h2 dir="auto">春节航班</h2>',
      "<p><strong>Bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s><br /></p>",
      '<ul><li><p dir="rtl">رحلة</p></li></ul><ol><li><p>One</p></li></ol>',
      "<blockquote><p>Said</p></blockquote><hr />",
      picture,
    ].join("");
    expect(cleanRichText(made)).toBe(made);
  });

  test("opens its links in a window that knows nothing of this one", () => {
    const safe = 'target="_blank" rel="noopener noreferrer nofollow"';
    expect(cleanRichText('<p><a href="https://x.example/a?b=1" target="_top" rel="opener">x</a></p>')).toBe(
      `<p><a href="https://x.example/a?b=1" ${safe}>x</a></p>`,
    );
    expect(cleanRichText('<a href="mailto:a@x.example">a</a>')).toBe(`<a href="mailto:a@x.example" ${safe}>a</a>`);
  });

  test("without words and pictures is the empty text", () => {
    expect(cleanRichText("<p></p><p>&nbsp;<br></p>")).toBe("");
    expect(cleanRichText(`<p>${picture}</p>`)).toContain("<img");
  });

  test("knows its pictures, its words, and can have its pictures from elsewhere", () => {
    const text = `<p>One &amp; two</p>${picture}<p>three</p>${picture}`;
    expect(picturesOf(text)).toEqual([id]);
    expect(plainText(text)).toBe("One &amp; two three");
    expect(withPicturesFrom(picture, (one) => `/p/${one}`)).toContain(`src="/p/${id}"`);
  });
});

/** Attacks as they are published (OWASP's list of filter evasions, and of mutations). */
const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//x.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  "<img/src=x/onerror=alert(1)>",
  `<img src="/files/${id}" onload="alert(1)" style="background:url(javascript:alert(1))">`,
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="https://x.example/track.gif">',
  `<img src="/files/${id}/../../System/DeleteUser">`,
  '<img srcset="https://x.example/a 1x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61script:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//x.example" onclick="alert(1)">x</a>',
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)"></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<body onload="alert(1)"><p>x</p></body>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  "<style>@import 'javascript:alert(1)';</style>",
  '<p style="position:fixed;inset:0" onmouseover="alert(1)" id="root" class="x" dir="ltr" onclick=alert(1)">x</p>',
  "<p><!--[if gte IE 4]><script>alert(1)</script><![endif]--></p>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<textarea></textarea><script>alert(1)</script>",
  "<template><script>alert(1)</script></template>",
  "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<input autofocus onfocus=alert(1)>",
  '"><script>alert(1)</script>',
  "<<script>alert(1)//<</script>",
];

describe("An attack in it", () => {
  test.each(attacks)("leaves nothing behind: %s", (attack) => {
    const clean = cleanRichText(`<p>before</p>${attack}<p>after</p>`);
    for (const [tag] of clean.matchAll(/<[^>]*>/g)) {
      expect(tag).toMatch(/^<\/?(?:p|h2|h3|ul|ol|li|blockquote|hr|br|strong|em|u|s|a|img)(?:\s[^<>]*)?>$/);
      expect(tag).not.toMatch(/\son\w+\s*=|style=|class=|\sid=|javascript:|vbscript:|data:|srcset|xlink/i);
    }
    expect(clean).toMatch(/^<p>before<\/p>/);
  });

  test.each(attacks)("stays harmless when it is cleaned again: %s", (attack) => {
    const once = cleanRichText(attack);
    expect(cleanRichText(once)).toBe(once);
  });
});
