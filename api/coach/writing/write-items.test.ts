import { expect, test } from 'vitest'
import { numbered } from '../lines/numbered-lines.ts'
import { createModel } from '../model/model.ts'
import { modelSettings, setupModelServer } from '../testing/connected-coach.ts'
import { answer, fail, type SeenRequest } from '../testing/openai-script.ts'
import { claimsTask, personText } from './prompts.ts'
import { writeItems } from './write-items.ts'
import { writingOn } from './writing-data.ts'

const { server, log, logged } = await setupModelServer()

const own = numbered('R', ['Nurse, St. Anne Hospital, 2020 - present', 'Trained 9 new graduates', 'Chart in Cerner']).map(
  (line) => ({ ...line, section: 'experience' as const, bullet: true }),
)
const ad = numbered('A', ['Lakeview, a 280-bed hospital, wants Epic'])
const lines = claimsTask('lines', { text: personText }, {}, 'Task: write lines.')
const model = createModel(modelSettings(server))
const write = () => writeItems(writingOn({ model, log }, { adLines: ad, resumeLines: own }, new AbortController().signal), lines)
const items = (...texts: string[]) => answer({ items: texts.map((text) => ({ text, from: ['R1', 'R2'] })) })
/** Answers the task in turn; the second look rejects the named claims. */
function answering(answers: ReturnType<typeof answer>[], unsupported: string[] = []) {
  let nth = 0
  server.setScript(({ schemaName }: SeenRequest) => (schemaName === 'second_look' ? answer({ unsupported }) : answers[nth++]!))
}

test('what the lines say stays word for word; markup goes', async () => {
  answering([items('**Trained nine new graduates** at St. Anne Hospital')])
  expect(await write()).toEqual([{ text: 'Trained nine new graduates at St. Anne Hospital', from: ['R1', 'R2'] }])
})

test('a refused item is asked for once more, with the reason, and keeps its place', async () => {
  answering([items('Trained 40 new graduates', 'Chart in Cerner'), items('Trained 9 new graduates')])
  expect((await write()).map(({ text }) => text)).toEqual(['Trained 9 new graduates', 'Chart in Cerner'])
  expect(server.requests[1]!.prompt).toContain(`"40" is not in the person's own lines`)
  expect(server.requests[1]!.prompt).not.toContain('Refused: text: "Cerner"')
})

test('refused twice, it is dropped whole, and no word of it is logged', async () => {
  answering([items('Trained 40 new graduates', 'Chart in Cerner'), items('Trained 50 new graduates')])
  expect((await write()).map(({ text }) => text)).toEqual(['Chart in Cerner'])
  expect(logged.join('')).not.toMatch(/graduates|Cerner/)
})

test('a second look drops what the cited lines do not support', async () => {
  answering([items('Chart in Cerner', 'Supervise 9 nurses')], ['C2'])
  expect((await write()).map(({ text }) => text)).toEqual(['Chart in Cerner'])
  expect(server.requests.at(-1)!.prompt).toContain('C2: Supervise 9 nurses\n  R1: Nurse, St. Anne')
})

test('where the second look fails, the checked texts stay', async () => {
  server.setScript(({ schemaName }) => (schemaName === 'second_look' ? fail(400) : items('Chart in Cerner')))
  expect(await write()).toHaveLength(1)
})

test('nothing left is a failure of the model', async () => {
  answering([items('Trained 40 new graduates'), items()])
  await expect(write()).rejects.toMatchObject({ kind: 'poor' })
})
