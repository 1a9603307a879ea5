import type { MatchReading } from '../scoring/match-reading.ts'
import { type Question, starToFill } from './star-answer.ts'
import { inSentence } from './wording.ts'

/** Questions that any interview may bring, set in the person's latest job; the ad's own soft word comes first. */
export function generalQuestions(reading: MatchReading): Question[] {
  const job = reading.resume.experienceLines[0] ?? null
  const soft = reading.terms.find((term) => term.kind === 'soft')
  const name = soft ? inSentence(soft).replace(/^(?:excellent|strong|good) /i, '') : null
  const role = reading.ad.title ? `as ${reading.ad.title}` : 'in this role'
  return [
    ...(name
      ? [
          {
            question: `The ad asks for ${name}. What would a former colleague say about yours, and with which example?`,
            starAnswer: starToFill(
              job,
              `[a moment that tested your ${name}]`,
              'What was expected of me was [what], and [why it was not easy]',
            ),
          },
        ]
      : []),
    {
      question: 'Tell us about a day when everything came at once. How did you decide what to do first?',
      starAnswer: starToFill(
        job,
        '[what came together on that day]',
        'I had to decide what could wait: [what was due, and for whom]',
      ),
    },
    {
      question: 'Describe something that did not go as planned. What did you do, and what do you do differently today?',
      starAnswer: starToFill(job, '[what went wrong, and how you noticed]', 'It was on me to [what should have happened]'),
    },
    {
      question: 'Tell us about a time you and a colleague saw things differently. How did you settle it?',
      starAnswer: starToFill(job, '[what you disagreed about]', 'We needed to agree on [what] by [when]'),
    },
    {
      question: 'What is the last thing you taught yourself for work, and how did you go about it?',
      starAnswer: starToFill(job, '[what was new, and why you needed it]', 'I wanted to be able to [what] by [when]'),
    },
    {
      question: `What would you want to have achieved after your first six months ${role}?`,
      starAnswer: starToFill(
        job,
        '[how you began there, and what you found]',
        'I set myself the aim to [what], as I would do here',
      ),
    },
    {
      question: 'Which piece of your work are you proud of, although hardly anyone saw it?',
      starAnswer: starToFill(job, '[what needed doing, and why nobody had]', 'I took it on because [reason]'),
    },
  ]
}
