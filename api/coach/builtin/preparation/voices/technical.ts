import type { RoundVoice } from '../round-voice.ts'

/** Somebody who knows the craft looks at how deep the knowledge goes, whatever the craft is. */
export const technical: RoundVoice = {
  plan: {
    preparation: ['term', 'duty', 'gap', 'line', 'term', 'duty', 'gap', 'line', 'term', 'general'],
    qa: ['term', 'line', 'duty', 'gap', 'term', 'line', 'duty', 'gap', 'career', 'general'],
  },
  suits:
    /\b(?:using|with|in|built|test\w*|design\w*|install\w*|inspect\w*|repair\w*|calibrat\w*|analy[sz]\w*|chart\w*|assess\w*|weld\w*|cod\w*|automat\w*|prepar\w*|maintain\w*)\b|[A-Z]{2,}|[A-Z]\w+[A-Z]/,
  asks: {
    opening: [
      'Which tools and methods do you know well enough to teach, and what is your level in {strengths}?',
      'Which tools and methods do you know well enough to teach?',
    ],
    motivation: ['Which technical problem at {company} would you like to work on, and what makes you think it is there?'],
    paper: [
      '{requirement} is a condition here. What does {paper} allow you to do that others may not, and when did you last use it?',
      'What did you have to learn for {paper} that you still check yourself against?',
    ],
    term: [
      'Walk me through a piece of work with {term}, step by step: what did you check before you called it done?',
      'What goes wrong most often with {term}, and how do you notice it in time?',
      'How do you judge whether work with {term} is good rather than just finished?',
      'Explain {term} to me as you would to a new colleague, mistakes included.',
    ],
    gap: [
      'Say you have to work with {gap} tomorrow. What do you know already, and what would you look up first?',
      'The ad brings up {gap}, and I find no trace of that in your resume. Which neighboring thing have you done, and where does the comparison end?',
      'How would you find out whether a beginner’s work in {gap} is correct, when that beginner is you?',
    ],
    duty: [
      'Here is a task from the ad: {duty}. Which steps would you take, in which order, and where are the risks?',
      'With half of the usual time for {duty}, what would you leave out, and what never?',
      'What would you need to know from us before you begin with {duty}?',
    ],
    soft: ['Technical people disagree a lot. How does {soft} show when you are sure that a colleague’s solution is wrong?'],
    line: [
      'In detail, please: {line}. Which choices did you have, and why this one?',
      'How did you know that it worked when you wrote {line}? What did you measure or inspect?',
      'Which part of {line} was technically hardest, and how did you solve it?',
    ],
    career: [
      'Which tools or methods did you pick up as {job}, and which do you consider out of date by now?',
      'How did your way of working change during your time as {job}?',
    ],
    general: [
      {
        question: 'Tell me about a fault whose cause you could not find for a long time. How did you corner it?',
        category: 'skills',
        setting: '[what failed, how it showed, and what it blocked]',
        part: 'I had to find the cause without [what you could not stop, open or change]',
      },
      {
        question: 'When did you last change your mind about a tool or method, and what was the evidence?',
        category: 'skills',
        setting: '[what you used before, and why you trusted it]',
        part: 'I wanted to know whether [the other way] would hold under [conditions]',
      },
    ],
    closing: [
      'What would you like to know about the way we handle {duty}: tools, standards, checks?',
      'What would you like to know about our tools and standards?',
    ],
  },
  story: {
    settings: [
      '[which system, material, case or equipment it was about, and its condition]',
      '[the limits: volume, deadline, standard, safety]',
      '[what was failing, slow, unsafe or unclear]',
      '[what you had at hand, and what you had to do without]',
    ],
    parts: [
      'What I had to solve was [problem], within [limits]',
      'The requirement was [standard, tolerance or specification]',
      'I had to find out [unknown] before [deadline]',
      'It had to hold under [conditions]',
    ],
    steps: [
      '[Go through the steps in order, with the tool or method at each.]',
      '[Name the options you compared, and the reason for this one.]',
      '[Say how you checked it, and against which standard.]',
      '[Say what went wrong on the way, and how you found the cause.]',
    ],
    outcomes: [
      '[What you measured or inspected at the end, and what it showed.]',
      '[Which review, test or inspection it passed.]',
      '[What you wrote down so that others could repeat it.]',
      '[What you would do differently with what you know today.]',
    ],
    openers: [
      'Let me go through it in order.',
      'I will start with the constraint.',
      'The interesting part is how to check it.',
      'Stop me where you want more detail.',
    ],
    closes: [
      'I can sketch it if you like.',
      'The check at the end is what I would insist on.',
      'I would be curious how you solve that here.',
      'Where I am unsure is [open point]; there I would look it up.',
    ],
    learning: [
      'I would read [manual, standard or documentation], repeat [a known example] until my result matches, and only then touch real work',
      'What carries over is [principle]; what does not is [difference], and that is where I would ask first',
      'I would practice on [test case, training piece or copy], with [colleague] checking, until [criterion]',
    ],
  },
  goal: [
    'Show how deep your knowledge goes where the ad needs it, above all in {term}: how you choose a method, how you check the result, and what you do when you do not know.',
    'Show how deep your knowledge goes where the ad needs it: how you choose a method, how you check the result, and what you do when you do not know.',
  ],
  areas: [
    'Hands-on depth in {term}.',
    'A sound order of steps for {duty}.',
    'Command of {term}, including what goes wrong with it.',
    'Transfer from what you know to {gap}.',
    'Checking: how you know that work is right before others find out.',
  ],
  introduction: [],
  achievements: [
    '{line}: know the choice of method, the check at the end, and one thing that failed on the way.',
    '{line}: be able to draw it, or to show each step with your hands.',
  ],
  expectations: [],
  leadershipTraits: [],
  pitfallsToAvoid: [],
  panelTips: [],
  asksForGaps: true,
  strategy: {
    keyPoints: [
      'Go deep rather than wide: {term} and {term} are where the questions will land.',
      'Think aloud when a task such as {duty} is put to you; the way counts more than the end.',
      'Where you do not know, say what you would check first.',
    ],
    preparation: [
      'Take the ad’s terms one by one. For {term}, rehearse one real case from start to check; for {gap}, learn the vocabulary, the usual first steps and the usual mistakes, and prepare a sentence on where your knowledge ends. Practice explaining {line} with pen and paper.',
      'Take the ad’s terms one by one. For {term}, rehearse one real case from start to check, with the usual mistakes and how you notice them. Practice with pen and paper.',
    ],
    pitfalls: [
      'Bluffing about {gap}: the next question will be deeper.',
      'Telling {line} without the check at the end.',
      'Beginning a task before asking for its limits.',
    ],
  },
  questionsToAsk: [
    'Which tools and standards do you use for {duty}, and which would you like to replace?',
    'How is work reviewed or inspected here before it goes out?',
    'What broke most recently, and what did you learn from it?',
    'How much time is there for learning, for example {gap}?',
  ],
  news: 'What matters for a technical talk are changes in standards, tools and versions around {term}',
  frameworks: [
    {
      name: 'Clarify, options, choice, check',
      description: 'Ask for the limits, name more than one way, choose one aloud, and say how you would know that it works.',
      application: [
        'Use it on {duty} before you say how you would do it.',
        'Use it on any task they put to you before you say how you would do it.',
      ],
    },
    {
      name: 'Ask why until the cause appears',
      description:
        'Repeat “why?” from the visible fault down to something you can change, and say what evidence each step rests on.',
      application: ['Try it on something that went wrong with {term}.'],
    },
    {
      name: 'What I know, what I would look up',
      description:
        'For things you have not done: the principle you know, where it stops, the source you trust, the test you would make.',
      application: ['Prepare it for {gap}.', 'Prepare it for {term}, at the point where your knowledge ends.'],
    },
  ],
}
