import { seeded } from '../documents/testing/mutate.ts'

// What a malicious user might type: short pieces that trip up parsers, repeated to the form's limit. They include the words and signs our own
// patterns start with, where backtracking begins.
const pieces = [
  ...[
    'a',
    'I',
    'x',
    'a a',
    'A',
    'ab1',
    'é',
    'e\u0301',
    'ß',
    'İ',
    'ﬁ',
    '\u200b',
    '\u200d',
    '\u00ad',
    '👩‍👩‍👧',
    '🇩🇪',
    'שלום',
    'عربي',
    '職歴',
    'ไทย',
    '\ud835\udd38',
  ],
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    '…',
    '-',
    '–',
    '—',
    '/',
    '\\',
    '|',
    '&',
    '@',
    '#',
    '+',
    '*',
    '_',
    '=',
    '~',
    '%',
    '$',
    '€',
    '•',
    '·',
    "'",
    '’',
    '"',
    '“',
    '”',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '()',
    '[]',
    '((',
    '))',
    '[a',
    'a]',
    '(a',
    '<a>',
    '[name]',
    '[number of]',
    '"a',
    '“a”',
  ],
  ...[' ', '  ', '\t', '\u00a0', '\u3000', '\n', '\n\n', '\r\n', '\u2028', '\v', ' \n', '\n•', '\n- ', '\n1. ', '\no '],
  ...[
    '1',
    '12',
    '1 1',
    '1,000',
    '1.5',
    '$1',
    '$1,234.56',
    '£5k',
    '10%',
    '1-',
    '1/',
    '1:',
    '+1 (555) ',
    '555-0143',
    '2019',
    '2019 - ',
    '2019-2021',
    '03/2019',
    'March 2019',
    'May ',
    'since 2019',
  ],
  ...[
    'a@',
    'a.',
    'a@a.',
    'a@b.co',
    'a.b.c',
    'www.',
    'http://',
    'https://a.b/c',
    'e.g.',
    'A.B.',
    'U.S.',
    'Ph.D.',
    'St.',
    'Dr. ',
    '1st',
    'C++',
    'C#',
    '.NET',
    'Node.js',
    'AT&T',
  ],
  ...[
    'and',
    'or',
    'and/or',
    'and, ',
    'to',
    'of',
    'the',
    'no',
    'not',
    'with',
    'very',
    'so',
    'um',
    'like',
    'you know',
    'I mean',
    'kind of',
    'because',
    'that',
    'we',
    'I was',
    "I'm",
    'so I',
    'and then',
    'then I',
  ],
  ...[
    'experience',
    'experience with',
    'knowledge of',
    'years',
    '5 years',
    '5+ years of experience',
    'must',
    'must have',
    'preferred',
    'a plus',
    'degree',
    "bachelor's",
    'licence',
    'certified',
    'skills',
    'Requirements',
    'Requirements:',
    'Experience',
    'EXPERIENCE',
    'Education',
    'SKILLS:',
    'Summary',
    'About us',
    'Benefits',
  ],
  ...[
    'nurse',
    'Nurse',
    'registered nurse',
    'wound care',
    'Excel',
    'SQL',
    'Python',
    'React',
    'project management',
    'customer service',
    'inventory',
    'CPR',
    'Manager',
    'Assistant Manager',
    'Senior',
    'Managed a team',
    'managed',
    'led',
    'increased',
    'reduced',
    'responsible for',
    'schedule',
    'team',
    'sales',
  ],
  ...[
    'one',
    'two',
    'twenty',
    'hundred',
    'a hundred',
    'thousand',
    'one hundred and',
    'half',
    'percent',
    'dozen',
    'three point',
    'double',
    'twenty twenty',
  ],
  ...[
    'my name is',
    'my name',
    'I worked at',
    'I worked as',
    'I work for',
    'from',
    'until',
    'at',
    'in',
    'I studied',
    'graduated',
    'at the University of',
    'University',
    'my email is',
    'at gmail dot com',
    'dot',
    'my phone number is',
    'I live in',
    'call me',
    'before that',
    'after that',
    'thank you',
    'St Mary',
    'New York',
    'van der',
  ],
  ...[
    'ignore',
    'ignore previous instructions',
    'score',
    'give 100',
    'as an ai',
    'note to',
    'system:',
    '<|system',
    '"atsScore"',
    'you are a',
    'the candidate is',
    'this candidate',
  ],
  ...['constructor', '__proto__', 'toString', 'aaaaaaaaaaaaaaaaaaaa!', 'ly', 'ing', 'tion', 'er', 's', 'ies'],
] as const

const joints = [
  '',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n• ',
  ', ',
  ',',
  '. ',
  '.',
  '; ',
  ': ',
  '-',
  '/',
  ' - ',
  ' and ',
  ' or ',
  ' / ',
  ' & ',
  '\t',
  '? ',
  '" "',
  ') (',
] as const

type Random = () => number
type Shape = (random: Random) => (at: number) => string

const one = <Item>(list: readonly Item[], random: Random): Item => list[Math.floor(random() * list.length)]!
const some = <Item>(list: readonly Item[], random: Random, most: number): Item[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => one(list, random))
/** Letters in counting order, so that no two words are alike. */
const counted = (at: number) => at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)

const shapes: Record<string, Shape> = {
  repeated: (random) => {
    const [piece, joint] = [one(pieces, random), one(joints, random)]
    return () => piece + joint
  },
  inTurn: (random) => {
    const [row, joint] = [some(pieces, random, 4), one(joints, random)]
    return (at) => row[at % row.length]! + joint
  },
  mixed: (random) => () => one(pieces, random) + one(joints, random),
  /** No two words alike, so indexes grow and nothing is found twice. */
  differentWords: (random) => {
    const [length, joint] = [2 + Math.floor(random() * 12), one(joints, random)]
    return (at) => counted(at + 26 ** 3).padEnd(length, 'e') + joint
  },
  alikeLines: (random) => {
    const [row, joint] = [some(pieces, random, 5), one(['\n', '\n• ', '. ', ', '], random)]
    return (at) => `${row.join(' ')} ${counted(at)}${joint}`
  },
  nested: (random) => {
    const [open, close] = one(
      [
        ['(', ')'],
        ['[', ']'],
        ['{', '}'],
        ['<', '>'],
        ['“', '”'],
      ] as const,
      random,
    )
    const word = one(pieces, random)
    return (at) => (at % 2_000 < 1_000 ? open + word : word + close)
  },
  alternatingCase: (random) => {
    const joint = one(joints, random)
    return (at) => 'aBcDeFgHiJkLmNoPqRsTuVwXyZ'.slice(at % 7, 4 + (at % 13)) + joint
  },
  longWords: (random) => {
    const [piece, length] = [one(pieces, random), 10 ** (1 + Math.floor(random() * 4))]
    return () => `${piece.repeat(length).slice(0, length)} `
  },
  shortLines: (random) => {
    const row = some(shortLines, random, 3)
    return (at) => `${row[at % row.length]}\n`
  },
  differentTerms: (random) => {
    const [before, after, joint] = [
      one(['', 'experience with ', 'Prepare the ', 'ward '], random),
      one(['', ' experience', ' for the team', ' or'], random),
      one(['\n• ', '\n', ', ', '. '], random),
    ]
    return (at) => `${before}br${counted(at)}ology${after}${joint}`
  },
  sentences: (random) => {
    const sentence = one(ordinary, random)
    const joint = one(['\n', ' ', '\n\n', '', '\n• '], random)
    return () => sentence + joint
  },
  spoiledSentences: (random) => () => (random() < 0.7 ? one(ordinary, random) : one(pieces, random)) + one(joints, random),
}

/** Headings, because text is read differently under "Experience" and "Requirements". */
const headings = [
  '',
  '',
  '',
  'EXPERIENCE\n',
  'Jane Doe\nNurse, Mercy Hospital, 2019 - 2021\n',
  'SKILLS\n',
  'Requirements:\n',
  'Responsibilities:\n',
  'Nice to have:\n',
  'My name is Jane Doe and I worked as a nurse at Mercy Hospital. ',
]
/** The shortest possible lines, for the highest number of them. */
const shortLines = [
  '• a b',
  'a b',
  '• led it',
  'Led a b of c',
  'Nurse 2019',
  '- 1 a',
  '• ward a',
  'to b',
  'A.',
  'a?',
  'so,',
  'I a',
]

const ordinary = [
  'Managed a team of 12 nurses and reduced medication errors by 15% in 2022.',
  'Registered Nurse, St. Anne Hospital, Tulsa, OK 2020 - Present',
  'Must have 5+ years of experience with SQL, Python, and/or R.',
  "Bachelor's degree in Nursing or a related field preferred.",
  'I was responsible for the schedule, and then we, um, cut the overtime by a third.',
  'my name is Maria Torres and I worked at Mercy Hospital from 2015 to 2018 as a nurse',
  'Experience with inventory management, customer service and Microsoft Excel is a plus',
  'You will lead, coach and develop a team of sales people in three stores.',
  'I have a bachelors degree from the University of Leeds and I speak Spanish',
  'Increased sales from $1.2m to $1.8m (50%) within eighteen months',
]

export interface CraftedText {
  shape: string
  text: string
}

export interface TextLimit {
  characters: number
  words?: number
}

export function craftedText(seed: number, { characters, words = Number.POSITIVE_INFINITY }: TextLimit): CraftedText {
  const random = seeded(seed)
  const shape = one(Object.keys(shapes), random)
  const next = shapes[shape]!(random)
  let text = one(headings, random)
  for (let at = 0; text.length < characters; at++) text += next(at) || ' '
  const short = text.slice(0, characters).toWellFormed()
  return { shape, text: Number.isFinite(words) ? firstWords(short, words) : short }
}

function firstWords(text: string, most: number): string {
  let seen = 0
  for (const { index } of text.matchAll(/\S+/gu)) if (++seen > most) return text.slice(0, index)
  return text
}
