import type { RoundVoice } from '../round-voice.ts'

/** Several people with different questions at one table: each should hear something for themselves. */
export const panel: RoundVoice = {
  plan: {
    preparation: ['opening', 'duty', 'line', 'term', 'gap', 'line', 'paper', 'duty', 'general', 'closing'],
    qa: ['opening', 'duty', 'term', 'line', 'duty', 'gap', 'line', 'paper', 'general', 'closing'],
  },
  suits:
    /\b(?:with|across|between|team|depart|partner|coordinat|report|present|suppl|vendor|stakeholder|communicat|liais|meet|contract)\w*/i,
  asks: {
    opening: [
      'Introduce yourself so that all of us can place you: what should each of us remember, {strengths} included?',
      'Introduce yourself so that all of us can place you: what should each of us remember?',
    ],
    motivation: [
      'From the head of department: we say of ourselves {about}. Where would you add something?',
      'From the head of department: what would you add to {company} that we do not have yet?',
    ],
    paper: [
      'From human resources: {requirement} is on our form. What may we enter for {paper}?',
      'From human resources: who can confirm what you say about {paper}?',
    ],
    term: [
      'From a future colleague: we would share the work around {term}. What would you take on first, and what would you leave to me?',
      'From the specialist at the table: how far does your knowledge of {term} go, and where do you call somebody else?',
    ],
    gap: [
      'From the specialist: I miss {gap} in your papers. The others may not mind. Why should I not?',
      'From a future colleague: until you know {gap}, I would have to cover it. What do I get in return?',
    ],
    duty: [
      'From the hiring manager: {duty} touches several of our desks. Whom would you talk to first?',
      'From another department: we depend on {duty}. What can we expect from you, and when?',
      'From the hiring manager: who should be unhappy if {duty} goes wrong, and what would you tell them?',
    ],
    soft: ['From human resources: each of us reads {soft} in a different way. What does it mean to you?'],
    line: [
      'From somebody outside your field: what was {line} good for, and who noticed?',
      'From the hiring manager: others must have had a share in {line}. Who were they, and what was yours?',
    ],
    career: ['From human resources: what would your colleagues from the time as {job} tell us, and what would your manager?'],
    general: [
      {
        question: 'Suppose the people at this table want different things from you in the same week. How do you proceed?',
        category: 'teamwork',
        setting: '[a time when several people each had the first claim on you]',
        part: 'I had to bring [who wanted what] into an order that all could accept',
      },
      {
        question: 'Each of us will vote. Which one of us do you still have to convince, and with what?',
        category: 'general',
        setting: '[a group that was divided about you or your proposal]',
        part: 'I needed the agreement of [whom], who doubted [what]',
      },
    ],
    closing: [
      'You may ask each of us one question. What would it be, for example about {duty}?',
      'You may ask each of us one question. What would it be?',
    ],
  },
  story: {
    settings: [
      '[one sentence for those at the table who do not know the field]',
      '[who was affected: customers, colleagues, other departments]',
      '[what each side wanted from it]',
      '[the same in words without abbreviations]',
    ],
    parts: [
      'I stood between [whom] and [whom], and had to [task]',
      'Several people needed something from it: [who needed what]',
      'My share was [task]; the others took care of [their part]',
      'It was on me to bring [groups] to one decision',
    ],
    steps: [
      '[One detail for the specialist, then in plain words what it was good for.]',
      '[Say whom you brought in at which point, and why.]',
      '[Say how everyone was kept informed.]',
      '[Say where interests clashed, and what you proposed.]',
    ],
    outcomes: [
      '[What came of it for each of them: the work, the people, the cost.]',
      '[What the other departments said.]',
      '[How the agreement held.]',
      '[Who would use the same way again.]',
    ],
    openers: [
      'For everyone at the table, in one sentence:',
      'I will answer you first and then the others.',
      'Let me begin with why it mattered to several people.',
      'It has more than one side.',
    ],
    closes: [
      'Does that answer it for all of you?',
      'For the technical part I am glad to go further with whoever likes.',
      'I would be interested in how the others here see it.',
      'That is the part that concerns your department, I think.',
    ],
    learning: [
      'Until then I would trade: [what I take off your desk] for [what you show me], with a date for the end of it: [date]',
      'I would ask each of you what good looks like there, and begin with [smallest useful part]',
      'For those who depend on it I would say openly what I can take on when: [dates]',
    ],
  },
  goal: [
    'Several people will compare notes afterwards, so each should hear something for themselves: the manager about {duty}, the specialist about {term}, human resources about {requirement}. Stay the same person for all of them.',
    'Several people will compare notes afterwards, so each should hear something for themselves. Stay the same person for all of them.',
  ],
  areas: [
    'The hiring manager: will {duty} be done?',
    'The specialist: is {term} more than a word on paper?',
    'A future colleague: what is it like to share work with you?',
    'Human resources: {requirement}.',
    'All of them: the same story told the same way, for example {line}.',
  ],
  introduction: [
    'Give everyone one thing: for the manager {line}.',
    'For the specialist: {term}, with where you used it.',
    'For human resources: {job}, and the dates as they stand on your resume.',
    'Then one sentence that holds it together: why {role}.',
  ],
  achievements: ['{line}: tell it so that somebody outside the field sees the use.'],
  expectations: [
    'From you as {title}: {duty}, in step with the other departments.',
    'Answers that fit together, whoever asks.',
    'An open word about {gap} in front of everyone.',
  ],
  leadershipTraits: [],
  pitfallsToAvoid: [],
  panelTips: [
    'Ask beforehand who will sit there and what each of them does; write the names down in the order of the table.',
    'Begin an answer with the person who asked, then let your eyes go around, and end with the one who asked.',
    'Bring a copy of your resume for each of them.',
    'When two questions come at once, repeat both and say which you take first.',
    'Watch the quiet one: offer them a sentence on what concerns them, for example {term}.',
    'When they disagree about {duty}, ask what each would need; do not take sides.',
    'Thank each of them afterwards with one sentence on their own question.',
  ],
  asksForGaps: false,
  strategy: {
    keyPoints: [
      'One story, several ears: prepare {line} for the expert and for the outsider.',
      'Know what each chair wants: duties, knowledge, character, papers.',
      'Say the same about {gap} to everyone.',
    ],
    preparation: [
      'Find out the names and roles, and draw the table. Next to each chair write one line of the ad that this person will care about, such as {duty} or {requirement}, and the line of yours that answers it. Rehearse with friends who ask from different chairs, and practice being interrupted.',
      'Find out the names and roles, and draw the table. Next to each chair write one line of the ad that this person will care about. Rehearse with friends who ask from different chairs, and practice being interrupted.',
    ],
    pitfalls: [
      'Speaking only to the most senior person.',
      'Abbreviations from {job} that only one of them knows.',
      'Different versions of {line} for different people.',
    ],
  },
  questionsToAsk: [
    'To the manager: which of you will notice first when {duty} goes well?',
    'To the colleague: what do you hope to hand over?',
    'To the specialist: which standard do you hold new people to in {term}?',
    'To human resources: how will you reach a decision among you?',
  ],
  news: 'Each of them reads different things: look up one fact for the business side of {company} and one for the trade',
  frameworks: [
    {
      name: 'Point, reason, example, point',
      description: 'The answer first, then why, then one case, then the answer again: nobody at the table gets lost.',
      application: [
        'Point: you can take on {duty}. Example: {line}.',
        'Point: you can take on {duty}. Example: [your own case].',
      ],
    },
    {
      name: 'Answer, then bridge',
      description: 'Answer the one who asked, then add half a sentence that ties it to another person’s concern.',
      application: [
        'From {term} to what it means for the people who depend on {duty}.',
        'From {term} to what it means for the others at the table.',
      ],
    },
  ],
}
