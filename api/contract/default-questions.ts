import type { InterviewQuestion } from './interview-questions.ts'
import type { InterviewRound } from './interview-rounds.ts'

const general = (question: string, goal: string): InterviewQuestion => ({ question, type: 'general', goal })
const behavioral = (question: string, goal: string): InterviewQuestion => ({ question, type: 'behavioral', goal })

/** The ten questions that any interview for any job may bring. */
export const genericQuestions: readonly InterviewQuestion[] = [
  general('Tell me about yourself.', 'How you sum up your career, and which parts you think matter here'),
  general('Why are you interested in this position?', 'What draws you to this job rather than to any job'),
  general('What are your greatest strengths?', 'What you do well, shown with examples rather than adjectives'),
  general('What is a weakness you are working on?', 'How honestly you see yourself and what you do about it'),
  behavioral('Describe a challenge you faced at work and how you dealt with it.', 'How you act when things get difficult'),
  behavioral('Tell me about a time you worked as part of a team.', 'What your own part in a joint effort looks like'),
  behavioral('Tell me about an achievement you are proud of.', 'What you count as success and what you did for it'),
  behavioral('Describe a time you had to learn something quickly.', 'How you approach what is new to you'),
  general('Where do you see yourself in five years?', 'Whether your plans and this job fit together'),
  general('Why should we hire you?', 'Whether you can match what you offer with what is needed'),
]

/** Ten questions for each round: the ones of Self practice, and what a voice interview is padded with. */
export const roundQuestions: Readonly<Record<InterviewRound, readonly InterviewQuestion[]>> = {
  recruiter: [
    general(
      'Could you walk me through your resume in about two minutes?',
      'Whether your career path makes sense and you can sum it up',
    ),
    general('What made you apply for this role?', 'Whether you read the ad and know why you are here'),
    general('What do you know about our organization?', 'How well you prepared'),
    general(
      'Why are you leaving your current job, or why did you leave the last one?',
      'What motivates you, and how fairly you speak of others',
    ),
    general('What kind of work environment brings out your best?', 'Whether you would be comfortable with us'),
    general('Which parts of the job description fit you best, and which least?', 'A first honest match between you and the role'),
    behavioral('Tell me about a time you got on well with people who were very different from you.', 'How you deal with people'),
    behavioral('Tell me about a time feedback changed the way you work.', 'How open you are to criticism'),
    general(
      'What are your salary expectations, and how did you arrive at them?',
      'Whether your expectations and theirs are close',
    ),
    general(
      'When could you start, and is there anything we should plan around?',
      'Notice, travel, hours and other practical matters',
    ),
  ],
  'hiring-manager': [
    general(
      'What would you want to have achieved after your first ninety days here?',
      'How you would find your feet and set priorities',
    ),
    general('Which of your past jobs prepared you best for this one, and why?', 'How your experience carries over'),
    behavioral(
      'Tell me about the piece of work you are most proud of from the last two years.',
      'The level at which you work, and your own part in it',
    ),
    behavioral('Describe a time you missed a deadline or a target. What happened next?', 'Whether you own mistakes and fix them'),
    behavioral(
      'Tell me about a time you had too much to do. How did you decide what came first?',
      'How you set priorities under pressure',
    ),
    behavioral('Describe a disagreement with a manager and how it ended.', 'Whether you can object and still work together'),
    behavioral(
      'Tell me about a time you improved the way something was done.',
      'Whether you see what could be better and act on it',
    ),
    general('How do you like to be managed?', 'Whether your way of working fits mine'),
    general('What would your last manager say you should work on?', 'How you see yourself through the eyes of others'),
    general('Which part of this job do you expect to be hardest for you?', 'How realistic your picture of the job is'),
  ],
  technical: [
    general(
      'Explain something from your field to me as if I had never heard of it.',
      'Whether you understand it well enough to make it simple',
    ),
    behavioral(
      'Walk me through the hardest technical problem you have solved.',
      'How deep your knowledge goes and how you think',
    ),
    general('How do you make sure that your work is right before you hand it over?', 'Which checks are a habit with you'),
    behavioral(
      'Tell me about a time something you had made or repaired failed.',
      'How you find causes and what you learn from them',
    ),
    general('Which tools or methods do you use most, and what are their limits?', 'Whether you choose tools deliberately'),
    behavioral(
      'Describe a time you had to choose between two ways of doing something.',
      'How you weigh cost, time, risk and quality',
    ),
    general('How do you keep your knowledge up to date?', 'Whether you learn on your own initiative'),
    behavioral(
      'Tell me about a time you had to work with something you had never used before.',
      'How you find your way in something new',
    ),
    general(
      'How would you go about a problem for which nobody has instructions?',
      'How you proceed when nobody has done it before',
    ),
    behavioral(
      'Tell me about a time you found a mistake that others had overlooked.',
      'How carefully you look, and how you tell others',
    ),
  ],
  behavioral: [
    behavioral('Tell me about a time you had to deliver bad news.', 'How clear and considerate you are'),
    behavioral('Describe a conflict with a colleague and what you did about it.', 'How you settle differences'),
    behavioral('Tell me about a time you made a mistake at work.', 'Whether you take responsibility and learn'),
    behavioral('Describe a time you went beyond what was expected of you.', 'What makes you do more than you have to'),
    behavioral('Tell me about a time you had to change your plan at short notice.', 'How you adapt'),
    behavioral('Describe a time you dealt with an upset customer, patient, parent or client.', 'How you stay calm and help'),
    behavioral('Tell me about a time you had to persuade somebody who saw things differently.', 'How you win people over'),
    behavioral(
      'Describe a decision you had to make without all the information you wanted.',
      'How you judge when things are unclear',
    ),
    behavioral('Tell me about a time you helped somebody else succeed.', 'What you do for the people around you'),
    behavioral('Describe a goal you set yourself and how you reached it, or why you did not.', 'How you drive your own work'),
  ],
  panel: [
    general(
      'Please introduce yourself to each of us: what should the team, the manager and HR know about you?',
      'Whether you can speak to several listeners at once',
    ),
    general(
      'What does this role look like through the eyes of the people it serves?',
      'Whether you see the job from more than one side',
    ),
    behavioral('Tell us about a project in which several departments had to agree.', 'How you work across teams'),
    behavioral('Describe a time two people you answered to wanted different things.', 'How you deal with demands that conflict'),
    behavioral('Tell us about a time you presented something to a critical audience.', 'How you explain and hold your ground'),
    general('How do you keep everybody informed who needs to be?', 'How you communicate without being asked'),
    behavioral(
      'Tell us about a time a team you were in did not work well. What did you do?',
      'How you act when cooperation fails',
    ),
    general('If we asked three former colleagues about you, what would they agree on?', 'How others see you'),
    behavioral('Describe a time you had to follow a rule or decision you disagreed with.', 'How you combine loyalty and honesty'),
    general('What would you like to ask each of us?', 'What matters to you, and how well you prepared'),
  ],
  leadership: [
    general('How would the people you have led describe your style?', 'How well you know your effect on others'),
    behavioral('Tell us about a time you led people through a change they did not want.', 'How you bring people along'),
    behavioral(
      'Describe a time you had to deal with somebody who did not perform.',
      'Whether you are fair and clear when it is uncomfortable',
    ),
    behavioral('Tell us about a decision of yours that was unpopular.', 'Whether you decide, explain and stand by it'),
    behavioral('Describe how you built or rebuilt a team.', 'How you choose people and let them grow'),
    general('How do you decide what to hand over and what to do yourself?', 'How you delegate'),
    behavioral('Tell us about a plan of yours that failed and what you changed afterwards.', 'How you lead when things go wrong'),
    behavioral('Describe a time you had to do more with less.', 'How you work with limited means'),
    general('What would you look at first if you took over this team?', 'How you find out what matters before you act'),
    behavioral('Tell us about somebody you helped to grow into a bigger role.', 'What you do for the people you lead'),
  ],
}
