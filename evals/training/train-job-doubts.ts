/**
 * Learns which jobs that the rules find nobody told, and which go on, from `evals/spoken`, and writes the weights to
 * `api/coach/data/job-doubts.json`. With `--check` it writes nothing and prints how each fifth of the people is read when only the other
 * four were learned from, beside the reading by rules alone.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type JobDoubts, jobFeatures } from '../../api/coach/reading/built-in/told-life/job-doubts.ts'
import { jobWritten, readTranscript, storyOf } from '../../api/coach/reading/built-in/told-life/read-transcript.ts'
import { withinLimits } from '../../api/coach/reading/built-in/told-life/write-resume.ts'
import { livesIn, measureLives, type SpokenLife, wrongIn } from '../spoken/measure.ts'
import { type Sample, trainClasses } from './softmax-regression.ts'

const folder = (name: string) => fileURLToPath(new URL(`../spoken/${name}`, import.meta.url))
/** The lives that the rules were not made with. */
const people = ['careers', 'lives'].flatMap((name) => livesIn(folder(name)))
/** With capitals and without, as recognisers write; the lives the rules were made with only without. */
const fitted = ['development', 'own/plain-talk', 'own/other-talk', 'own/slow-talk'].flatMap((name) => livesIn(folder(name)))
const asHeard = ({ transcript }: SpokenLife) => [transcript, transcript.toLowerCase()]

function samplesOf(life: SpokenLife, transcript: string): { told: Sample[]; going: Sample[] } {
  const { jobs } = storyOf(transcript).story.told
  const told: Sample[] = []
  const going: Sample[] = []
  for (const job of jobs) {
    const features = jobFeatures(job, jobs)
    const [best] = life.jobs
      .map((label) => ({ label, wrong: wrongIn(label, jobWritten(job)) }))
      .filter(({ wrong }) => !(wrong.includes('title') && wrong.includes('company')))
      .toSorted((one, other) => one.wrong.length - other.wrong.length)
    told.push({ features, label: best ? 1 : 0 })
    if (best && !job.when?.end) going.push({ features, label: best.label.end === 'present' ? 1 : 0 })
  }
  return { told, going }
}

function learn(some: readonly SpokenLife[]): JobDoubts {
  const all = [
    ...some.flatMap((life) => asHeard(life).map((transcript) => samplesOf(life, transcript))),
    ...fitted.flatMap((life) => asHeard(life).map((transcript) => samplesOf(life, transcript))),
  ]
  const weights = (samples: Sample[]) => {
    const [no, yes] = trainClasses(samples, 2, 0.02) as [number[], number[]]
    return yes.map((value, at) => Math.round((value - no[at]!) * 1000) / 1000)
  }
  return { isTold: weights(all.flatMap(({ told }) => told)), isGoing: weights(all.flatMap(({ going }) => going)) }
}

const reading =
  (doubts: JobDoubts) =>
  async ({ transcript }: { transcript: string }) => {
    const { resume, notCaught } = readTranscript(transcript, doubts)
    return { resumeData: withinLimits(resume), notCaught, standIns: [] }
  }

if (process.argv.includes('--check')) {
  const folds = Array.from({ length: 5 }, (_, fold) => people.filter((_, at) => at % 5 === fold))
  const measured = []
  for (const tested of folds) {
    const write = reading(learn(people.filter((one) => !tested.includes(one))))
    measured.push(
      await measureLives(write, tested),
      await measureLives(({ transcript }) => write({ transcript: transcript.toLowerCase() }), tested),
    )
  }
  for (const [name, figures] of [
    ['as written', measured.filter((_, at) => at % 2 === 0)],
    ['lower case', measured.filter((_, at) => at % 2 === 1)],
  ] as const) {
    const sum = (key: 'whollyRight' | 'jobs' | 'extra') => figures.reduce((all, one) => all + one[key], 0)
    const notFound = figures.flatMap(({ misses }) => misses).filter((miss) => miss.endsWith('not found')).length
    console.log(
      `${name}: ${notFound} not found, ${sum('whollyRight')} of ${sum('jobs')} jobs wholly right, ${sum('extra')} nobody told`,
    )
  }
} else {
  const doubts = learn(people)
  writeFileSync(new URL('../../api/coach/data/job-doubts.json', import.meta.url), JSON.stringify(doubts))
}
