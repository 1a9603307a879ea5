// Runs every labelled set through the configured coach (any OpenAI-compatible server, else the built-in one). `--recorded` replays recorded answers,
// `--record` records them again. Run by `npm run evaluate`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coachSettings } from '../api/coach/coach-settings.ts'
import { coachOf } from '../api/coach/processes/coach-of.ts'
import { classifyLines } from '../api/coach/reading/built-in/ad/line-classifier.ts'
import { plainDocument } from '../api/coach/score/testing/plain-document.ts'
import { readEnv } from '../api/env.ts'
import { createLog } from '../api/log.ts'
import { countedScore, measureAnswers, type RankedQuestion } from './answers/measure.ts'
import { measureLadder, readLadders } from './pairs/ladder.ts'
import { allPairs, isLearnedFrom, measureLines } from './pairs/lines.ts'
import { type LabelledPair, measurePairs, type PairReading, type PairSet, readLabelledPairs } from './pairs/measure.ts'
import { measureSpoken } from './spoken/measure.ts'
import { readSentences } from './training/labelled-ads.ts'
import { type Checked, honest, inventions, lineReadings, truthful } from './writing/measure.ts'

if (process.argv.includes('--record')) {
  await import('./recorded/record.ts')
  process.exit()
}
if (process.argv.includes('--pace')) {
  await (await import('./recorded/pace.ts')).printPace()
  process.exit()
}
if (process.argv.includes('--recorded')) {
  await (await import('./recorded/table.ts')).printRecorded()
  process.exit()
}

const coach = await coachOf(coachSettings(readEnv(process.env)), createLog('silent'))
const { signal } = new AbortController()
const share = (part: number) => part.toFixed(2)
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

interface Analysis extends PairReading {
  score: number
}

async function analyse(resume: string, jobDescription: string): Promise<Analysis> {
  const found: Partial<Analysis> = {}
  for await (const event of coach.analyzeResume({ resume: plainDocument(resume), jobDescription, signal })) {
    if (!('section' in event)) continue
    if (event.section === 'score') {
      found.score = event.data.atsScore
      found.rows = event.data.evidence
    }
    if (event.section === 'keywords') {
      found.missing = event.data.missingKeywords
      break
    }
  }
  return { score: found.score ?? 0, rows: found.rows ?? [], missing: found.missing ?? [] }
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

async function pairs(set: PairSet, read: string) {
  const list: LabelledPair[] = readLabelledPairs(set)
  const startedAtMs = performance.now()
  const readings = await inTurn(list, ({ resume, ad }) => analyse(resume, ad))
  const seconds = (performance.now() - startedAtMs) / 1000 / list.length
  const { precision, recall, boilerplate, presentCalledMissing, rows } = measurePairs(list, readings)
  row(
    `${list.length} pairs, ${read}`,
    `missing keywords: precision ${share(precision)}, recall ${share(recall)}; all keywords: precision ${share(rows.precision)}, recall ${share(rows.recall)}, shown or missing rightly ${share(rows.state)}; never a keyword, yet reported: ${boilerplate}; shown, yet called missing: ${presentCalledMissing}; ${seconds.toFixed(2)} s a pair`,
  )
}

function verdicts(read: string, isLearned: boolean) {
  const pairs = allPairs().filter(({ name }) => isLearnedFrom(name) === isLearned)
  const { lines, shown, shownPrecision, shownRecall, notFound, notFoundPrecision } = measureLines(pairs)
  row(
    `${lines} lines of the ads of ${pairs.length} pairs, ${read}, built-in`,
    `shown: ${shown}, precision ${share(shownPrecision)}, recall ${share(shownRecall)}; not found: ${notFound}, precision ${share(notFoundPrecision)}`,
  )
}

async function ladders(set: PairSet, read: string) {
  const list = readLadders(set)
  const scores = new Map<string, number>()
  for (const { ad, resumes } of list)
    for (const resume of Object.values(resumes)) scores.set(`${ad}\n${resume}`, (await analyse(resume, ad)).score)
  const { kept, rows, margins } = measureLadder((resume, ad) => scores.get(`${ad}\n${resume}`)!, list)
  row(
    `${rows.length} ladders, ${read}`,
    `perfect > honest > weak > stuffed and unrelated, pasted below honest: ${kept}; least distance perfect to worst ${margins.spread}, honest over weak ${margins.honestOverWeak}, weak over worst ${margins.weakOverWorst}, honest over pasted ${margins.honestOverPasted}`,
  )
}

async function answers(file: string, read: string) {
  const questions = JSON.parse(readFileSync(new URL(`answers/${file}.json`, import.meta.url), 'utf8')) as RankedQuestion[]
  const scores = new Map<unknown, number>()
  for (const { question, answers: given } of questions)
    for (const answer of given) scores.set(answer, await countedScore(coach, question, answer))
  const { meanSpearman, offTopicOver4, offTopics, offTopicMost, hostileMost, goodUnder4 } = measureAnswers(
    questions,
    (_, answer) => scores.get(answer)!,
  )
  row(
    `${questions.length} questions, ${read}`,
    `mean Spearman ${share(meanSpearman)}; answers to another question over 4: ${offTopicOver4} of ${offTopics} (highest ${offTopicMost}); highest hostile ${hostileMost}; good answers under 4: ${goodUnder4}`,
  )
}

async function lives(folder: string, read: string) {
  const figures = await measureSpoken(coach.writeResume, fileURLToPath(new URL(`spoken/${folder}`, import.meta.url)))
  row(
    `told lives, ${read}`,
    `jobs wholly right ${figures.whollyRight} of ${figures.jobs}; jobs nobody told ${figures.extra}; jobs twice ${figures.twice}; lives with a word lost ${figures.lost}; forbidden facts ${figures.forbidden.length}`,
  )
}

function sentences() {
  const list = readSentences('held-out')
  const asks = (label: string) => label === 'must' || label === 'nice' || label === 'duty'
  const told = list.map(({ lines, labels }) => ({ told: classifyLines(lines)[0]!.label, meant: labels[0]! }))
  const both = told.filter((one) => asks(one.told) && asks(one.meant)).length
  row(
    `${list.length} sentences of employers never learned from, without their ads`,
    `asks for something: precision ${share(both / told.filter((one) => asks(one.told)).length)}, recall ${share(both / told.filter((one) => asks(one.meant)).length)}; one of 14 labels right ${share(told.filter((one) => one.told === one.meant).length / told.length)}`,
  )
}

function checkOfTexts() {
  const passed = ({ all, refused }: Checked) => `${all - refused.length} of ${all}`
  const planted = inventions()
  row(
    'what the check makes of texts, without a model',
    `planted inventions refused ${planted.refused.length} of ${planted.all}; passed as they are: truthful sentences ${passed(truthful())}, a strong model's texts ${passed(lineReadings())}, honest sentences ${passed(honest())}`,
  )
}

async function injections() {
  const texts = JSON.parse(readFileSync(new URL('injections.json', import.meta.url), 'utf8')) as string[]
  const list = readLabelledPairs('development')
  const plainScores = (await inTurn(list, ({ resume, ad }) => analyse(resume, ad))).map(({ score }) => score)
  let most = 0
  let shifted = 0
  for (const [at, text] of texts.entries()) {
    const { resume, ad } = list[at % list.length]!
    const plain = plainScores[at % list.length]!
    const scores = [await analyse(`${resume}\n\n${text}`, ad), await analyse(resume, `${ad}\n\n${text}`)].map(
      ({ score }) => score,
    )
    const moved = Math.max(...scores.map((score) => score - plain))
    if (moved > 0) shifted++
    most = Math.max(most, moved)
  }
  row(`${texts.length} injections, in the resume and in the ad`, `raise the score: ${shifted}; by at most ${most}`)
}

console.log(`${new Date().toISOString().slice(0, 10)}, ${coach.name} coach\n`)
row('set', 'figures')
row('---', '---')
await pairs('development', 'developed with')
await pairs('held-out', 'of the same hand, never learned from')
await pairs('held-out-own', 'of another hand, never learned from')
verdicts('learned from', true)
verdicts('never looked at', false)
await ladders('development', 'developed with')
await ladders('held-out-own', 'never developed with')
sentences()
await answers('development', 'learned from')
await answers('held-back', 'not learned from, looked at by figures')
await answers('held-out', 'of another hand; thresholds were chosen with it in sight')
await lives('development', 'developed with')
await lives('careers', 'of another hand, weighed with')
await lives('lives', 'of five more hands, weighed with')
await lives('held-out', 'never looked at')
await lives('careers-held-out', 'of another hand, never looked at')
checkOfTexts()
await injections()
