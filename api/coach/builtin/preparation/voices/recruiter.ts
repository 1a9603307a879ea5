import type { RoundVoice } from '../round-voice.ts'

/** A short first talk: are the basics there, is the story clear, does anything practical stand in the way? */
export const recruiter: RoundVoice = {
  plan: {
    preparation: ['opening', 'paper', 'motivation', 'term', 'gap', 'line', 'career', 'duty', 'general', 'closing'],
    qa: ['opening', 'motivation', 'line', 'paper', 'term', 'gap', 'career', 'duty', 'general', 'closing'],
  },
  suits: /\b(?:daily|per|week|month|customers?|patients?|clients?|students?|pupils?|guests?)\b/i,
  asks: {
    opening: [
      'Could you give me the short version of your background, with a word on {strengths}?',
      'Tell me about yourself in a minute or so, with an eye to {strengths}: how did you get to {role}?',
      'Could you give me the short version of your background, with an eye to {role}?',
    ],
    motivation: [
      'Our ad says {about}. What made you apply to {company}, of all places?',
      'What do you know about {company} so far, and what made you apply?',
    ],
    paper: [
      'The posting lists {requirement}. Where do you stand with {paper} today?',
      'Before we go on: how would you show us that you meet {requirement}?',
    ],
    term: [
      'The hiring team gave me a short checklist, and {term} is on it. In which job did you last use it?',
      'How would you describe your level in {term} to somebody who is not from your field?',
    ],
    gap: [
      'I did not see {gap} on your resume. Is that missing from the page, or from your experience?',
      'One item I have to tick off is {gap}. What should I write down?',
    ],
    duty: [
      'A good part of the week goes into this: {duty}. Is that work you want, and have you done it before?',
      'If I tell the team that you can do this, {duty}, which example may I give them?',
    ],
    soft: ['I was asked to listen for {soft}. Which short example should I pass on?'],
    line: [
      'Your resume says {line}. What does that mean in everyday words?',
      'If I could quote only one line of yours, it would be {line}. What would you add to it?',
    ],
    career: [
      'Your latest entry is {job}. What makes you look around, and why now?',
      'What would have to be different from your time as {job} for you to stay with us for long?',
    ],
    general: [
      {
        question: 'When could you start, which hours or places would be difficult, and what pay do you have in mind?',
        category: 'logistics',
        setting: 'I am [under notice until when, or free from when]',
        part: 'For hours and place I need [what you need], and can offer [where you are flexible]',
      },
      {
        question: 'Which other applications do you have running, and how soon will you decide?',
        category: 'logistics',
        setting: 'I am in [how many, which stage] other talks',
        part: 'I want to decide by [when], because [reason]',
      },
    ],
    closing: [
      'What may I explain to you about {role} before I report back, for example about {duty}?',
      'What may I explain to you about {role} before I report back, for example about {requirement}?',
      'What may I explain to you about {role} before I report back?',
    ],
  },
  story: {
    settings: [
      '[one sentence on the place that an outsider understands]',
      '[how long you did this, and how often]',
      '[what kind of team or shop it was]',
      '[what a usual week looked like]',
    ],
    parts: [
      'In short, I was there to [your main task]',
      'What I was hired for was [task]',
      'My share of the work was [what you did yourself]',
      'People came to me for [what]',
    ],
    steps: [
      '[Say it in everyday words, without abbreviations.]',
      '[Add how often you did it, and leave the details for the next round.]',
      '[Name the tool or method once, then what it was good for.]',
      '[Stop after this sentence and let them ask.]',
    ],
    outcomes: [
      '[One result that anyone understands.]',
      '[What you were thanked for.]',
      '[A figure if you have one; otherwise who would vouch for it.]',
      '[Why you would bring it up at all.]',
    ],
    openers: ['Gladly, in short:', 'In everyday words:', 'Let me keep it brief.', 'Here is how I would sum it up.'],
    closes: [
      'I can tell the hiring manager more about it.',
      'That is the short version; please ask if you want the longer one.',
      'Does that answer your question?',
      'Shall I give you a reference for it?',
    ],
    learning: [
      'I can tell you exactly where I am with it: [course booked, reading, practice], and by [date] I would have [what]',
      'What I offer in its place is [closest experience], and I would start on it [when]',
      'My honest level is [none, basic, some], and I would bring it up by [how]',
    ],
  },
  goal: [
    'This is a first filter for {role} at {company}: be easy to place. In a short talk, show that you meet the basics (they will begin with {requirement}), say in one breath why you want it, and leave no practical question open.',
    'This is a first filter for {role} at {company}: show that you meet the basics, say in one breath why you want it, and leave no practical question open.',
  ],
  areas: [
    'Basics on paper: {requirement}.',
    'A clear reason for {role} at {company}.',
    'Hours, place, pay and start date.',
    'How simply you can explain work such as {line}.',
    'Whether you know what the week looks like: {duty}.',
  ],
  introduction: [
    'Begin with your latest job: {job}. One sentence, no history.',
    'Then the proof that fits best: {line}. Say it as you would to a neighbor.',
    'Then the bridge: the ad asks for {term}, and that is why you are calling.',
    'End with what you want: {role}, and the date from which you are free.',
  ],
  achievements: [
    'One to have ready in a single sentence: {line}.',
    'If they ask for a second: {line}. Leave out names of internal systems.',
  ],
  expectations: [],
  leadershipTraits: [],
  pitfallsToAvoid: [
    'Naming a pay figure before you know the range; ask for theirs first, and have [your range] ready.',
    'Saying yes to {gap} because it is on their list; say where you stand instead.',
    'Answering for longer than they asked: a recruiter has more calls today.',
    'Not knowing what the ad says, for example {duty}.',
  ],
  panelTips: [],
  asksForGaps: false,
  strategy: {
    keyPoints: [
      'They must be able to write one line about you. Offer it: {job}, known for {line}.',
      'Tick their list for them: {term} and {requirement}.',
      'Ask what happens after this call, and when.',
    ],
    preparation: [
      'Put the ad, your resume and a calendar in front of you, and take the call where it is quiet. Practice your introduction aloud until it fits in a minute, then your answer about {gap}, which the ad names and your resume does not show. Write down your notice period, the hours you can work and the pay you would accept.',
      'Put the ad, your resume and a calendar in front of you, and take the call where it is quiet. Practice your introduction aloud until it fits in a minute. Write down your notice period, the hours you can work and the pay you would accept.',
    ],
    pitfalls: [
      'Speaking ill of the place behind {job}.',
      'Guessing at {paper}: give its name and date, or say that you do not have it yet.',
      'Hanging up without a next step.',
    ],
  },
  questionsToAsk: [
    'What does the rest of the process look like, and who decides?',
    'Which demand in the ad do most candidates miss: is it {requirement}?',
    'What pay range is set for {role}?',
    'Why is the position open?',
  ],
  news: 'For a first call it is enough to know what {company} does and for whom, and one fact you liked',
  frameworks: [
    {
      name: 'Present, past, future',
      description: 'Where you are now, what led there, what you want next: three sentences that answer “tell me about yourself”.',
      application: [
        'Present: {job}, if you are still there. Past: {line}. Future: {role}.',
        'Present: [what you do now]. Past: [what led there]. Future: {role}.',
      ],
    },
    {
      name: 'Why you, why us, why now',
      description: 'Three short answers that together make a reason to put you through.',
      application: [
        'Why you: {strengths}. Why us: {about}. Why now: [your reason].',
        'Why you: {strengths}. Why us: [one fact about {company}]. Why now: [your reason].',
        'Why you: [your strongest point]. Why us: [one fact about {company}]. Why now: [your reason].',
      ],
    },
  ],
}
