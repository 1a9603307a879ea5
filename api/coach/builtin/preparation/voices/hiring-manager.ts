import type { RoundVoice } from '../round-voice.ts'

/** The person one would work for: can you take this work off my desk, and will it be well done? */
export const hiringManager: RoundVoice = {
  plan: {
    preparation: ['opening', 'line', 'duty', 'gap', 'term', 'line', 'duty', 'motivation', 'gap', 'closing'],
    qa: ['opening', 'line', 'duty', 'motivation', 'term', 'gap', 'line', 'career', 'duty', 'closing'],
  },
  suits: /\d|%|[$£€]|\b(?:cut|reduc|increas|improv|grew|rais|sav|won|led|built|launch|manag)\w*/i,
  asks: {
    opening: [
      'What in your work so far prepares you best for {role}, beginning with {strengths}?',
      'If you joined as {title}, which part of your experience would I notice in the first week: {strengths}, or something else?',
      'What in your work so far prepares you best for {role}?',
    ],
    motivation: [
      'I wrote {about} in the ad. Why does that suit you, and what would make you stay?',
      'Why {company}, and why this team rather than a bigger name?',
    ],
    paper: [
      'I need somebody who meets {requirement}. How has {paper} shown in your daily work?',
      'How soon could I plan with you as somebody who has {paper}?',
    ],
    term: [
      'My team leans on {term} most days. What have you delivered there?',
      'What would I see you do differently from others in matters of {term}?',
    ],
    gap: [
      'I need {gap} from this position, and your resume is silent on that. How would you get there without slowing us down?',
      'Suppose I handed you a piece of work that needs {gap} in your second week. What would you do?',
    ],
    duty: [
      'You would take this over from me: {duty}. How would you set about it, and when would you come to me?',
      'Where have you carried something like {duty}, and what did you deliver?',
    ],
    soft: ['The team relies on {soft}. How would your last manager rate yours, and on what evidence?'],
    line: [
      'You write {line}. What was the situation before, and what exactly was your part in the change?',
      'Take me through {line}: what would you do again, and what would you do faster?',
    ],
    career: [
      'As {job} you must have had work that you wanted and did not get. What was it, and would you find it here?',
      'What did you outgrow in your time as {job}?',
    ],
    general: [
      {
        question: 'Which piece of work in your career would you most like to have back, and what would you do with it today?',
        category: 'career',
        setting: '[a piece of work that fell short, and how large it was]',
        part: 'I answered for [your part], and I misjudged [what]',
      },
      {
        question: 'When two of your deadlines collide, how do you decide, and when do I hear about it?',
        category: 'skills',
        setting: '[which deadlines met, and who was waiting]',
        part: 'I had to decide what would slip, and [what depended on it]',
      },
    ],
    closing: [
      'What do you need to know from me before you could say yes, about {duty} for example?',
      'What do you need to know from me before you could say yes, about {requirement} for example?',
      'What do you need to know from me before you could say yes?',
    ],
  },
  story: {
    settings: [
      '[what the team had to deliver, and what stood in the way]',
      '[how things stood when you took it on, with one figure if you know it]',
      '[who depended on this work, and why just then]',
      '[what would have happened had nobody done it]',
    ],
    parts: [
      'I owned [which part], and my manager measured it by [what]',
      'The result I answered for was [outcome], by [date]',
      'What had to come out of it was [aim], with [people, money, time]',
      'My manager counted on me for [what]',
    ],
    steps: [
      '[Explain the decision that was yours, and what you weighed against it.]',
      '[Say what you did at once, what you left for later, and why.]',
      '[Name the obstacle, and how you got past it without help from above.]',
      '[Say whom you had to convince, and what convinced them.]',
    ],
    outcomes: [
      '[What changed for the people you serve, before and after.]',
      '[What your manager no longer had to worry about.]',
      '[How long the improvement lasted.]',
      '[What you would take over unchanged into this position.]',
    ],
    openers: [
      'I would start with what was needed.',
      'One piece of work may show it.',
      'Let me give you the outcome and then the way there.',
      'Let me take one case.',
    ],
    closes: [
      'I would work the same way for you.',
      'What would count as a good result in your team?',
      'That is the standard I would hold myself to here.',
      'If your situation is different, I would adapt [which part].',
    ],
    learning: [
      'I would not promise it for the first day: I would take [a small piece of work] first, have it checked by [whom], and own the next one by [date]',
      'To keep your risk small I would [course or shadowing] before [date], and tell you at [milestone] where I stand',
      'The quickest way is next to somebody who does it daily; in return I would take over [what you do well]',
    ],
  },
  goal: [
    'Your future manager decides whether work such as {duty} would be in good hands with you. Show results, how you reach them, and that you would need little steering as {title}.',
    'Your future manager decides whether the work would be in good hands with you. Show results, how you reach them, and that you would need little steering as {title}.',
  ],
  areas: [
    'Results you answered for: {line}.',
    'How you would carry the work itself: {duty}.',
    'Depth in what the team leans on: {term}.',
    'How fast you would close a gap: {gap}.',
    'Judgment: what you decide alone and what you bring to your manager.',
  ],
  introduction: [
    'Open with the result closest to their need: {line}.',
    'Say what you answered for as {job}, in terms of outcome, not of tasks.',
    'Tie it to the ad: {duty} is where you would begin.',
    'Close with why you would want to report to this manager: [something you learned about the team].',
  ],
  achievements: [
    '{line}: prepare the figure before and after, and your own share in it.',
    '{line}: have ready what you decided and what it cost.',
    '{line}: be able to say who would confirm it.',
  ],
  expectations: [
    'Somebody who takes {duty} off the manager’s desk.',
    'Working knowledge of {term} from early on.',
    'A plan, not a promise, for {gap}.',
    'No surprises: news of trouble early, together with a proposal.',
    'An answer to {requirement} that can be checked.',
  ],
  leadershipTraits: [],
  pitfallsToAvoid: [],
  panelTips: [],
  asksForGaps: false,
  strategy: {
    keyPoints: [
      'Lead with {line}; it comes nearest to what the manager needs done.',
      'Show that you have thought about {duty}: bring a first step.',
      'Have a date and a way for {gap}.',
      'Say what you need to do good work, in one sentence.',
    ],
    preparation: [
      'Write down the manager’s problem in your own words; the ad’s duties are its outline, above all {duty}. For each of your strongest lines note the state before, your decision, and the state after. Then draft a page on your first months: what you would learn, take over and improve, and in which order.',
      'Write down the manager’s problem in your own words; the ad is its outline. For each of your strongest lines note the state before, your decision, and the state after. Then draft a page on your first months: what you would learn, take over and improve, and in which order.',
    ],
    pitfalls: [
      'Saying “we” throughout when you tell {line}.',
      'Promising {gap} without a plan.',
      'Listing duties of {job} in place of results.',
    ],
  },
  questionsToAsk: [
    'What should be different a few months after somebody starts as {title}?',
    'What is the hardest part of {duty} at the moment?',
    'How do you like to be kept informed?',
    'What did the last person in this position do especially well?',
  ],
  news: 'A manager will ask what you make of their field: bring one development that touches {duty}, and your view of it',
  frameworks: [
    {
      name: 'STAR',
      description: 'Situation, Task, Action, Result: short on the first two, long on your own action, and an outcome at the end.',
      application: [
        'Tell {line} this way, and spend half of the time on what you decided.',
        'Choose the story closest to {duty}, and spend half of the time on what you decided.',
      ],
    },
    {
      name: 'Learn, take over, improve',
      description: 'A plan for the first months in three steps, each with a date at which your manager can judge it.',
      application: [
        'Learn: {gap}. Take over: {duty}. Improve: [what you noticed].',
        'Learn: [what is new to you]. Take over: {duty}. Improve: [what you noticed].',
      ],
    },
  ],
}
