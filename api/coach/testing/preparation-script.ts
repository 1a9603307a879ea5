import { type InterviewRound, interviewRounds } from '../../contract/interview-rounds.ts'
import type { SeenRequest } from './openai-script.ts'

/** How a well-behaved model speaks in each round; no facts, only manners. */
const manners: Record<
  InterviewRound,
  Record<'ask' | 'askAgain' | 'task' | 'taskAgain' | 'action' | 'result' | 'aloud' | 'advice', string>
> = {
  recruiter: {
    askAgain: 'Could I tell the team in one sentence what you did with',
    taskAgain: 'It was a normal part of my week, and nobody had to remind me.',
    ask: 'In simple words, what should I note about',
    task: 'I was the one people turned to for this.',
    action: 'I kept it simple and did it every week:',
    result: 'People were glad of it, and it led to [result].',
    aloud: 'Happy to keep this short for you.',
    advice: 'Say it in one breath on the phone',
  },
  'hiring-manager': {
    askAgain: 'If I gave you the task on Monday, how far would you be by Friday with',
    taskAgain: 'What counted in the end was whether the customer got it on time.',
    ask: 'What did you decide yourself, and what came of it, where you dealt with',
    task: 'My manager left the outcome to me.',
    action: 'I weighed the options, chose one and delivered:',
    result: 'The team could rely on it, with [number] fewer problems.',
    aloud: 'Let me begin with what the team needed back then.',
    advice: 'Show the decision behind it and its outcome',
  },
  technical: {
    askAgain: 'Which mistake would a beginner make, and how would you catch it, when it comes to',
    taskAgain: 'The tricky part was to find the cause before touching anything.',
    ask: 'Step by step, and with the checks you would make, how do you handle',
    task: 'The requirement was to meet [standard].',
    action: 'I prepared, carried it out in order and inspected the work:',
    result: 'The final check showed [measurement].',
    aloud: 'The order of the steps is what matters here.',
    advice: 'Know the order of steps and the usual mistakes',
  },
  behavioral: {
    askAgain: 'Was there a day on which you doubted yourself, and who helped you, with regard to',
    taskAgain: 'I remember how quiet the room became before I answered.',
    ask: 'Tell me about a hard moment, and what you said to the people involved, around',
    task: 'I wanted to be fair to everyone involved.',
    action: 'I listened first, said what I saw and went on:',
    result: 'We parted on good terms, and I learned [lesson].',
    aloud: 'That was not an easy day for any of us.',
    advice: 'Turn it into a story with people in it',
  },
  panel: {
    askAgain: 'From human resources, with the specialist listening: who could confirm what you say about',
    taskAgain: 'I told finance, the floor and the front desk the same thing on the same day.',
    ask: 'From the future colleague at the table: what would each of us notice of your work on',
    task: 'Several departments had a stake in it.',
    action: 'I asked every side what they needed and then did this:',
    result: 'Each department got [what they needed].',
    aloud: 'I will answer you and then turn to the others.',
    advice: 'Give each person at the table one reason to agree',
  },
  leadership: {
    askAgain: 'Who in your team should do it in your place next year, and how would you prepare them for',
    taskAgain: 'I handed over the parts I liked best, because others could learn from them.',
    ask: 'How would you bring others along, the doubtful included, in matters of',
    task: 'Others looked to me for direction.',
    action: 'I set the aim, shared out the work and backed people up:',
    result: 'Others went on without me, which led to [result].',
    aloud: 'Leading began with asking, not with telling.',
    advice: 'Name the person who grew through it',
  },
}

interface Matter {
  /** What the question has to name. */
  name: string
  line: string
  /** The name is a whole question already. */
  isExample: boolean
}

/** A well-behaved answer to a task of a preparation; null for other tasks. */
export function preparationAnswer({ schemaName, prompt }: SeenRequest): unknown {
  if (!schemaName?.startsWith('prep_') && schemaName !== 'qa_questions') return null
  const round = (Object.keys(interviewRounds) as InterviewRound[]).find((id) =>
    prompt.includes(`Interview round: ${interviewRounds[id].label},`),
  )
  const own = manners[round ?? 'recruiter']
  const resume = linesOf(prompt, 'resume')
  const ad = linesOf(prompt, 'job_advertisement')
  const turn = Object.keys(interviewRounds).indexOf(round ?? 'recruiter')
  const said = [...resume, ...ad]
  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => `${own.advice}: "${said[(at * 3 + turn) % said.length]}". ${own.aloud}`)
  switch (schemaName) {
    case 'prep_goal':
      return { interviewGoal: `They look at work like "${ad[0]}". ${own.advice}.`, coreAreasEvaluated: items(5) }
    case 'prep_introduction':
      return {
        selfIntroductionPoints: items(4),
        achievements: resume.slice(0, 3).map((original) => ({ original, advice: `${own.advice}, and add what came of it.` })),
      }
    case 'prep_expectations':
      return {
        hiringManagerExpectations: items(5),
        leadershipTraitsEvaluated: items(5),
        behavioralPitfallsToAvoid: items(5),
        panelHandlingTips: items(5),
      }
    case 'prep_strategy':
      return { keyPoints: items(3), preparation: items(3).join(' '), pitfalls: items(3) }
    case 'prep_company':
      return {
        overview: `The ad says: "${ad[0]}".`,
        culture: `The ad describes the work like this: "${ad[1 % ad.length]}".`,
        questionsToAsk: ad.slice(0, 4).map((line) => `What would I need to know about "${line}"?`),
      }
    case 'prep_frameworks':
      return { applications: items(3) }
    default:
      return { questions: mattersOf(prompt, resume).map((matter, at) => questionOf(matter, at, own)) }
  }
}

function questionOf({ name, line, isExample }: Matter, at: number, own: (typeof manners)[InterviewRound]) {
  return {
    question: isExample ? name : `${at % 2 ? own.askAgain : own.ask} ${name}?`,
    situation: `${
      isExample
        ? `To your question, ${name
            .toLowerCase()
            .replace(/[“”"?,.]/g, '')
            .split(' ')
            .slice(0, 6)
            .join(' ')}`
        : `You ask for this: ${name}`
    }. In my work this was part of it: ${line}.`,
    task: at % 2 ? own.taskAgain : own.task,
    action: `${own.action} ${line}.`,
    result: own.result,
    spoken: `${own.aloud} ${own.action} ${line}. ${at % 2 ? own.taskAgain : own.task} ${at % 2 ? own.result : 'What came of it was [result].'}`,
  }
}

function mattersOf(prompt: string, resume: readonly string[]): Matter[] {
  const block = blockOf(prompt, 'matters')
  return block.split('\n').map((text, at) => {
    const line = /; the resume says: (.+)$/.exec(text)?.[1] ?? resume[(at + text.length) % resume.length] ?? 'the work described'
    const named = /^\d+\. [^:]+: (.+?)(?:, from “|; the resume|$)/.exec(text)?.[1] ?? 'this work'
    return { name: named, line: line.replace(/\.$/, ''), isExample: /, for example: /.test(text) }
  })
}

const blockOf = (prompt: string, block: string) => new RegExp(`<${block}>\\n([\\s\\S]*?)\\n</${block}>`).exec(prompt)?.[1] ?? ''

/** Lines of a block that say something. */
function linesOf(prompt: string, block: string): string[] {
  const saying = blockOf(prompt, block)
    .split('\n')
    .filter((line) => line.trim().split(/\s+/).length >= 4 && !/[@|]/.test(line))
    .map((line) =>
      line
        .replace(/^[\s•\-*–]+/, '')
        .replace(/\.$/, '')
        .trim(),
    )
  return saying.length > 0 ? saying : ['the work described']
}
