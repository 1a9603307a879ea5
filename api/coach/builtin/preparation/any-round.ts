import type { GeneralAsk } from './round-voice.ts'

/** Questions of any interview, for an ad and a resume that give too little to ask about. */
export const anyRound: readonly GeneralAsk[] = [
  {
    question: 'Tell us about a day when everything came at once. How did you decide what to do first?',
    category: 'experience',
    setting: '[what came together on that day]',
    part: 'I had to decide what could wait: [what was due, and for whom]',
  },
  {
    question: 'What is the last thing you taught yourself for work, and how did you go about it?',
    category: 'skills',
    setting: '[what was new, and why you needed it]',
    part: 'I wanted to be able to [what] by [when]',
  },
  {
    question: 'Which piece of your work are you proud of, although hardly anyone saw it?',
    category: 'experience',
    setting: '[what needed doing, and why nobody had]',
    part: 'I took it on because [reason]',
  },
  {
    question: 'How do the people you work with describe you when you are not in the room?',
    category: 'teamwork',
    setting: '[a time when you heard it from somebody]',
    part: 'What they count on me for is [what]',
  },
  {
    question: 'Describe something that did not go as planned. What did you do about it?',
    category: 'experience',
    setting: '[what went wrong, and how you noticed]',
    part: 'It was on me to [what should have happened]',
  },
  {
    question: 'Where would you like to be in a few years, and how does this job lead there?',
    category: 'career',
    setting: '[what you can do now that you could not do before]',
    part: 'What I am working toward is [aim]',
  },
  {
    question: 'What do you need around you to do your best work?',
    category: 'motivation',
    setting: '[the place where you worked best so far]',
    part: 'What made it good was [what]',
  },
  {
    question: 'How do you keep your knowledge of your field up to date?',
    category: 'skills',
    setting: '[what has changed in your field]',
    part: 'I wanted to keep up with [what]',
  },
]
