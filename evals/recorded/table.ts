import type { AnswerFigures } from '../answers/measure.ts'
import type { LadderFigures } from '../pairs/ladder.ts'
import type { Figures } from '../pairs/measure.ts'
import type { SpokenMeasure } from '../spoken/measure.ts'
import { secondLook } from '../writing/measure.ts'
import {
  builtinMeasure,
  connectedMeasure,
  measureRankedAnswers,
  measureReadLadders,
  measureReadPairs,
  measureToldLives,
} from './measure.ts'
import { type RecordedSet, recordedCoach } from './recorded-coach.ts'

export interface RecordedFigures {
  pairs: Figures
  ladders: LadderFigures
  answers: AnswerFigures
  lives: SpokenMeasure
}

/** What both coaches do with the recorded readings, and how many requests have no recorded answer. */
export async function recordedFigures() {
  const notRecorded: Partial<Record<RecordedSet, number>> = {}
  async function during<Result>(set: RecordedSet, work: (coach: Awaited<ReturnType<typeof recordedCoach>>) => Promise<Result>) {
    const recorded = await recordedCoach(set)
    const result = await work(recorded)
    notRecorded[set] = new Set(recorded.replay.notRecorded).size
    await recorded.replay.close()
    return result
  }
  const [pairs, ladders] = await during('pairs', async (recorded) => {
    const measured = connectedMeasure(recorded)
    return [await measureReadPairs(measured), await measureReadLadders(measured)] as const
  })
  const answers = await during('answers', (recorded) => measureRankedAnswers(connectedMeasure(recorded)))
  const lives = await during('lives', (recorded) => measureToldLives(connectedMeasure(recorded)))
  const own = builtinMeasure(new Date('2026-11-24T12:00:00Z'))
  const builtin: RecordedFigures = {
    pairs: await measureReadPairs(own),
    ladders: await measureReadLadders(own),
    answers: await measureRankedAnswers(own),
    lives: await measureToldLives(own),
  }
  return { model: { pairs, ladders, answers, lives } satisfies RecordedFigures, builtin, notRecorded }
}

export async function recordedSecondLook() {
  const recorded = await recordedCoach('inventions')
  const figures = await secondLook(recorded.model)
  await recorded.replay.close()
  return figures
}

const share = (part: number) => part.toFixed(2)
const rows: [string, (figures: RecordedFigures) => string][] = [
  [
    '26 pairs: missing keywords',
    ({ pairs: { precision, recall, presentCalledMissing } }) =>
      `precision ${share(precision)}, recall ${share(recall)}; shown, yet called missing: ${presentCalledMissing}`,
  ],
  ['26 pairs: never a keyword, yet reported', ({ pairs }) => `${pairs.boilerplate}`],
  ['2 ladders in order', ({ ladders }) => `${ladders.kept}, least distance perfect to worst ${ladders.margins.spread}`],
  [
    '40 ranked answers',
    ({ answers: { meanSpearman, offTopicMost, goodUnder4 } }) =>
      `mean Spearman ${share(meanSpearman)}; to another question at most ${offTopicMost}; good ones under 4: ${goodUnder4}`,
  ],
  [
    '30 told lives',
    ({ lives: { whollyRight, jobs, extra, forbidden } }) =>
      `jobs wholly right ${whollyRight} of ${jobs}; not told ${extra}; forbidden facts ${forbidden.length}`,
  ],
]

/** Both coaches side by side, as Markdown. */
export async function printRecorded(): Promise<void> {
  const { model, builtin, notRecorded } = await recordedFigures()
  console.log('| set | connected, recorded | built-in |\n| --- | --- | --- |')
  for (const [name, tell] of rows) console.log(`| ${name} | ${tell(model)} | ${tell(builtin)} |`)
  const { passed, caught, cited, dropped } = await recordedSecondLook()
  console.log(
    `| second look | names ${caught} of ${passed} inventions that code lets through; drops ${dropped} of ${cited} cited claims | |`,
  )
  console.log(`\nNot recorded: ${JSON.stringify(notRecorded)}`)
}
