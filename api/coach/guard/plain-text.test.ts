import { expect, test } from 'vitest'
import { plainText, shortened } from './plain-text.ts'

const links = { own: 'Ann Lee, ann@lee.dev, https://ann.dev/work, (918) 555-0143', named: 'Booking.com hires' }

test.each([
  ['<b>Led</b> the <i>team</i>', 'Led the team'],
  ['<script>alert(1)</script>Led the team', 'Led the team'],
  ['Led <img src=x onerror=alert(1)> the team', 'Led the team'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Led', 'Led'],
  ['Led the team <iframe src="https://evil.example">', 'Led the team'],
  ['**Led** the __team__ with `care`', 'Led the team with care'],
  ['# Summary\n- Led the team\n- Grew it', 'Summary Led the team Grew it'],
  ['1. Led the team', 'Led the team'],
  ['> Led the team', 'Led the team'],
  ['[Led](https://evil.example/x?y=(1)) the team', 'Led the team'],
  ['```json\nLed\n```', 'Led'],
  ['Led\u0000 the\u001b[31m team\u202e\u200b', 'Led the[31m team'],
  ['Ｌｅｄ １２ ｐｅｏｐｌｅ', 'Led 12 people'],
  ['Led \u{e0041}\u{e0042}the team', 'Led the team'],
  ['Latency < 5 ms and > 3 ms', 'Latency < 5 ms and > 3 ms'],
  ['Kept 3 * 4 lines and snake_case', 'Kept 3 * 4 lines and snake_case'],
])('%j is read as plain text', (raw, plain) => {
  expect(plainText(raw, links)).toBe(plain)
})

test.each([
  ['See https://evil.example/offer now.', 'See now.'],
  ['See www.evil.com for more', 'See for more'],
  ['Open javascript:alert(1) here', 'Open here'],
  ['Open data:text/html,hi here', 'Open here'],
  ['Visit evil.co/x, please', 'Visit, please'],
  ['Write to boss@evil.com', 'Write to [email]'],
  ['Call +44 20 7946 0958 today', 'Call [phone] today'],
])('%j loses what leads elsewhere', (raw, plain) => {
  expect(plainText(raw, links)).toBe(plain)
})

test.each([
  'Show https://ann.dev/work to them',
  'Write from ann@lee.dev',
  'Call (918) 555-0143',
  'Booking.com asks for this',
  'Worked with ASP.NET and Node.js',
  'Worked 2019-2021 and 2021-2023',
  'Raised $1,200,000 in 2 years',
])('%j stays: it is the person’s own, or no link', (raw) => {
  expect(plainText(raw, links)).toBe(raw)
})

test('a long text ends with a sentence, a long sentence with a word', () => {
  expect(shortened('One two three. Four five six. Seven', 30)).toBe('One two three. Four five six.')
  expect(shortened('Wonderfully long single sentence without stops', 20)).toBe('Wonderfully long…')
  expect(shortened('Short', 20)).toBe('Short')
})
