import type { RoundVoice } from '../round-voice.ts'

/** How somebody moves other people, with the title or without it. */
export const leadership: RoundVoice = {
  plan: {
    preparation: ['line', 'duty', 'general', 'gap', 'line', 'soft', 'term', 'general', 'duty', 'closing'],
    qa: ['opening', 'line', 'duty', 'general', 'gap', 'line', 'motivation', 'career', 'term', 'closing'],
  },
  suits:
    /\b(?:led|lead|supervis|manag|train|mentor|coach|coordinat|head|direct|organi[sz]|delegat|hire|recruit|team|own|rolled out|introduc|start|initiat|taught|teach)\w*/i,
  asks: {
    opening: [
      'What kind of leader are you in matters of {strengths}, and who would say so?',
      'What kind of leader are you, and who would say so?',
    ],
    motivation: [
      'You read {about} in our ad. What would you want people to say of us after you have led here?',
      'What should {company} do better one day because you led here?',
    ],
    paper: [
      'Others here are held to {requirement}. How would you make sure of it in a team, and what does your own {paper} have to do with it?',
    ],
    term: [
      'How would you bring a whole team to a good level in {term}, the unwilling included?',
      'Who has become better at {term} because of you, and what did you do?',
    ],
    gap: [
      'You would lead people who know {gap} better than you do. How do you keep their respect?',
      'Your team needs {gap}, and neither you nor they have it yet. What is your plan?',
    ],
    duty: [
      'You are answerable for {duty}, and others do the work. What do you decide, and what do they?',
      'Two of your people disagree on how to handle {duty}. How do you bring it to an end?',
      'What would your team tell me about the way you hand over work such as {duty}?',
    ],
    soft: ['The ad asks for {soft}. How do you grow that in others?', 'When did {soft} cost you something as a leader?'],
    line: [
      'Whom did you take with you in this: {line}? Who did not want to come?',
      'What did you give away to others in {line}, and what did you keep for yourself?',
      'You put this on your resume: {line}. Which decision in it was unpopular?',
    ],
    career: [
      'When you were {job}, whom did you look up to as a leader, and what do you do differently?',
      'What will the people you worked with as {job} miss, and what not?',
    ],
    general: [
      {
        question: 'Tell me about somebody who grew because of you, and somebody you could not help.',
        category: 'leadership',
        setting: '[who they were, without names, and where they stood]',
        part: 'I wanted [the one] to [aim], and saw in [the other] that [what did not work]',
      },
      {
        question: 'When did you have to stand for a decision that you had argued against?',
        category: 'leadership',
        setting: '[what was decided, by whom, and why you thought otherwise]',
        part: 'I had to make it work with people who knew my view',
      },
      {
        question: 'How do you tell somebody good that their work is no longer good enough?',
        category: 'leadership',
        setting: '[who it was about, and how you noticed]',
        part: 'I owed it to [whom] to say it clearly, and to them to say it fairly',
      },
    ],
    closing: [
      'What would you want to know about the people behind {duty} before you accept {role}?',
      'What would you want to know about the people, and what about {requirement}, before you accept {role}?',
      'What would you want to know about the people before you accept {role}?',
    ],
  },
  story: {
    settings: [
      '[the size and mood of the team, and what was at stake]',
      '[what people were proud of, and what they were afraid of]',
      '[what had been tried before]',
      '[which direction was missing]',
    ],
    parts: [
      'I led [whom], with the title or without it, toward [aim]',
      'I had to win [people] over to [change]',
      'What I was responsible for was [people, quality, budget], and the hard part was [what]',
      'I set the aim: [aim], by [when]',
    ],
    steps: [
      '[Say what you decided yourself and what you left to others.]',
      '[Tell how you passed on credit, criticism or bad news.]',
      '[Name one person who grew through it, and what you did for them.]',
      '[Say how you dealt with resistance, and with your own doubt.]',
    ],
    outcomes: [
      '[What the team could do afterwards that it could not do before.]',
      '[Who took over from you, and whether it went on without you.]',
      '[What it cost, and why it was worth it.]',
      '[What your people would say today.]',
    ],
    openers: [
      'Let me begin with the people.',
      'First, who was involved.',
      'What matters here is who took part.',
      'Let me say what was mine in it and what was not.',
    ],
    closes: [
      'The credit belongs to [who did the work].',
      'I would ask your people first before I did the same here.',
      'That is what I understand by leading.',
      '[Say what you would do sooner today.]',
    ],
    learning: [
      'I would let those who know it teach me in front of the others, and take from them in return [what keeps them from their work]',
      'I would find out who in the team wants to learn it, give that person time and cover, and learn along: [plan, by when]',
      'I do not need to be the best at it, but I must be able to judge it: for that I would [how], by [when]',
    ],
  },
  goal: [
    'Show how others do better work because of you. As {title} you would stand for {duty}; they want to hear what you decide, what you give away, and how you deal with people who disagree.',
    'Show how others do better work because of you: what you decide, what you give away, and how you deal with people who disagree.',
  ],
  areas: [
    'Direction: turning {duty} into an aim that others share.',
    'People: who grew, who left, and your part in it.',
    'Hard decisions, and how you stood by them.',
    'Leading in matters you do not master yourself, such as {gap}.',
    'Results through others: {line}.',
  ],
  introduction: [
    'Begin with the people you have led or taken along: {line}.',
    'Say what you stand for as a leader in one sentence, and what it has cost you.',
    'Connect it with the task: {duty}.',
  ],
  achievements: [
    '{line}: tell what others achieved in it, and your part in that.',
    '{line}: find the decision in it that was not popular.',
  ],
  expectations: [],
  leadershipTraits: [
    'Clear aims: can you say in one sentence what good looks like in {duty}?',
    'Trust: what you hand over and how you check without hovering.',
    'Courage: bad news early, to those above and those below.',
    'Growing people: somebody who is better at {term} because of you.',
    'Humility: how you lead in {gap}, where others know more.',
    'Fairness when two of your people want different things.',
  ],
  pitfallsToAvoid: [
    'Claiming results such as {line} for yourself alone.',
    'Speaking of people as resources, or of conflict as something others have.',
    'A leadership style by name without a day on which it helped.',
  ],
  panelTips: [],
  asksForGaps: false,
  strategy: {
    keyPoints: [
      'Bring people, not theories: name what somebody could do after working with you.',
      'Show the leader in a line that does not say so: {line}.',
      'Have a view on {duty}: what you would keep, what you would change, whom you would ask.',
    ],
    preparation: [
      'Write down the people you have guided, formally or not, and one thing each learned. Then prepare the hard ones: a decision against resistance, a talk you put off for too long, a failure that was yours. Sketch how you would run {duty} with a team you do not know yet, and what you would ask its members first.',
      'Write down the people you have guided, formally or not, and one thing each learned. Then prepare the hard ones: a decision against resistance, a talk you put off for too long, a failure that was yours.',
    ],
    pitfalls: [
      'Only successes: without a failure nobody believes the rest.',
      'Promising changes to {duty} before you have met the people.',
      'Hiding that {gap} is new to you.',
    ],
  },
  questionsToAsk: [
    'What does the team need from its next leader that it does not have now?',
    'Which decision about {duty} has been put off for too long?',
    'How are leaders here told that they are wrong?',
    'What happened to the last person who led this?',
  ],
  news: 'Leaders are asked where things are going: look for what will change the work around {duty} in the coming years',
  frameworks: [
    {
      name: 'Situation, behavior, impact',
      description: 'Feedback in three plain sentences: when it was, what was done, what it caused; no judgment of the person.',
      application: [
        'Show with it how you would speak to somebody whose part in {duty} slips.',
        'Show with it how you would speak to somebody whose work slips.',
      ],
    },
    {
      name: 'Aim, facts, options, will',
      description: 'A coaching talk: what do you want, where do you stand, what could you do, what will you do by when?',
      application: ['Use it to tell how you would bring somebody on in {term}.'],
    },
  ],
}
