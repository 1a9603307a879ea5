import type { RoundVoice } from '../round-voice.ts'

/** What somebody did before says what they will do again: past events, feelings, words, consequences. */
export const behavioral: RoundVoice = {
  plan: {
    preparation: ['soft', 'line', 'duty', 'general', 'line', 'gap', 'general', 'duty', 'line', 'term'],
    qa: ['opening', 'line', 'soft', 'general', 'duty', 'line', 'term', 'duty', 'career', 'gap'],
  },
  suits:
    /\b(?:team|famil|customers?|patients?|residents?|guests?|clients?|students?|pupils?|colleagues?|train|taught|teach|help|calm|complain|disput|support|explain|listen|care)\w*/i,
  asks: {
    opening: [
      'Which experience has shaped the way you work with {strengths} more than any training?',
      'Which experience has shaped the way you work more than any training?',
    ],
    motivation: ['When did you last feel that your work mattered, and could that happen at {company} too?'],
    paper: ['What happened on the way to {paper} that nobody sees on the certificate?'],
    term: [
      'Think of a day when work on {term} did not go the way you wanted. What did you feel, and what did you do?',
      'When did somebody depend on you for {term} while you were not sure of yourself?',
    ],
    gap: [
      'Tell me about a time you had to learn something like {gap} while others were already waiting for the result.',
      'When did you last have to admit that you could not do something, as you might here with {gap}?',
    ],
    duty: [
      'Tell me about a time when something like this went wrong for you: {duty}. How did you set it right?',
      'Describe a moment of pressure in work such as {duty}. What did you say, and to whom?',
      'When have you gone beyond what was asked in something like {duty}, and was it worth it?',
    ],
    soft: [
      'When was your {soft} last put to the test, and what exactly did you do?',
      'Who would disagree that {soft} is a strength of yours, and why?',
    ],
    line: [
      'Behind the line {line} there were people. Who made it hard, and how did you deal with them?',
      'What did you learn about yourself while you did this: {line}?',
      'Was there a day when you nearly gave up on {line}? What kept you going?',
    ],
    career: [
      'What was the hardest conversation you had as {job}?',
      'Which habit from your time as {job} did you have to unlearn?',
    ],
    general: [
      {
        question: 'Tell me about a disagreement with a colleague in which you turned out to be wrong.',
        category: 'teamwork',
        setting: '[what you disagreed about, and how it began]',
        part: 'I was convinced that [your view], and had to work on with [whom] the same day',
      },
      {
        question: 'Describe a mistake of yours that others had to pay for. What did you tell them?',
        category: 'general',
        setting: '[what happened, and who noticed it]',
        part: 'I had to own up to [what], to [whom]',
      },
      {
        question: 'When did you last receive criticism that stung, and what became of it?',
        category: 'general',
        setting: '[who said it, and in which words]',
        part: 'I had to decide whether [what they said] was fair',
      },
    ],
    closing: [
      'What would you like to ask about the way we work together, on {duty} for example?',
      'What would you like to ask about the way we work together?',
    ],
  },
  story: {
    settings: [
      '[what had happened, who was involved, and how people felt]',
      '[what made this moment harder than others]',
      '[what the pressure, surprise or quarrel was about]',
      '[what you knew then, and what you did not]',
    ],
    parts: [
      'It fell to me to [what], although [what made it hard]',
      'I wanted to protect [what or whom]',
      'I had to choose between [one good thing] and [another]',
      'Nobody had asked me, but [why you stepped in]',
    ],
    steps: [
      '[Say what you thought, then what you said, word for word if you remember.]',
      '[Keep to “I” here: your own doing, not the team’s.]',
      '[Tell how the other person reacted, and what you answered.]',
      '[Name the moment in which you changed your mind.]',
    ],
    outcomes: [
      '[How it ended for the people involved.]',
      '[What you learned about yourself, and where you have used it since.]',
      '[What somebody said to you afterwards.]',
      '[What you do differently today because of it.]',
    ],
    openers: [
      'Let me tell you about a particular day.',
      'I can tell you what happened.',
      'I will tell it as it was.',
      'One moment comes to mind.',
    ],
    closes: [
      '[Say what you would do sooner today.]',
      'That is how I try to act.',
      'What stays with me is [open question].',
      'It taught me [lesson].',
    ],
    learning: [
      'I told [whom] openly that it was new to me, asked for [help], and practiced [how] until [who] could rely on it',
      'What helped me then was [habit], and I would do the same here: ask early, write down, try again',
      'I would rather show you how I learn: [what you learned last], in [time], by [how]',
    ],
  },
  goal: [
    'Show by things that really happened how you act under pressure, with people and after mistakes. For {role} the stories should come from work like {duty}.',
    'Show by things that really happened how you act under pressure, with people and after mistakes.',
  ],
  areas: [
    'How you treat people when it gets difficult, in work such as {duty}.',
    'Ownership: what you did yourself in {line}.',
    'What you learned from something that failed.',
    'Evidence of {soft}.',
    'Calm when several things come at once.',
  ],
  introduction: [],
  achievements: [
    '{line}: this is a story if you add the people, the hard moment and your own words.',
    '{line}: think about what nearly went wrong; that is the part they want.',
    '{line}: good for a question about lasting effort.',
  ],
  expectations: [],
  leadershipTraits: [],
  pitfallsToAvoid: [
    'Speaking of “we” until nobody can see your part in {line}.',
    'A failure that is a compliment in disguise; choose a real one with an end.',
    'Blaming a former boss, colleague or customer, even when it is true.',
    'General habits (“I always…”) in place of one day, one person, one decision.',
    'Making up a story about {gap}; tell how you learned something else.',
  ],
  panelTips: [],
  asksForGaps: false,
  strategy: {
    keyPoints: [
      'Prepare stories, not answers: one each for conflict, mistake, pressure, help and change.',
      'Draw them from lines such as {line}, where your own part is clear.',
      'End each with what you do differently now.',
    ],
    preparation: [
      'Choose about six days from your working life and write a keyword each for place, people, the hard moment, your words and the end. At least one should be close to {duty}, and one should be a failure you learned from. Tell each aloud to somebody who was not there, and notice where they lose the thread.',
      'Choose about six days from your working life and write a keyword each for place, people, the hard moment, your words and the end. One should be a failure you learned from. Tell each aloud to somebody who was not there.',
    ],
    pitfalls: [
      'Long settings: a few sentences until you act are enough.',
      'Leaving the feelings out, or leaving only feelings in.',
      'Stretching {line} beyond what happened; the next question asks for details.',
    ],
  },
  questionsToAsk: [
    'How does the team talk about mistakes?',
    'When was the last hard week, and how did people help each other?',
    'What kind of person does not do well in work like {duty}?',
    'What do people here get praised for?',
  ],
  news: 'News matters least in this round; look instead for what people say about working at {company}',
  frameworks: [
    {
      name: 'STAR with a lesson',
      description: 'Situation, Task, Action, Result, and one sentence on what you do differently since.',
      application: [
        'Use it for {line}; most of the time belongs to the Action.',
        'Use it for a day close to {duty}; most of the time belongs to the Action.',
      ],
    },
    {
      name: 'Fact, feeling, need, request',
      description: 'A calm order for telling a conflict: what happened, how it was for you, what was needed, what you asked for.',
      application: [
        'For a quarrel in work like {duty}, it keeps the story fair to the other side.',
        'It keeps the story fair to the other side.',
      ],
    },
  ],
}
