import * as z from 'zod'
import type {
  AnswerQuestionsEvent,
  AnswerQuestionsInput,
  Coach,
  PreparationSection,
  PrepareInterviewEvent,
  PrepareInterviewInput,
} from '../../coach.ts'
import { eventsOf, type Send } from '../../events.ts'
import {
  alignedQuestions,
  type PartSection,
  qaQuestion,
  roundSection,
  sectionOf,
  writePreparation,
} from '../../guides/preparation/builtin-preparation.ts'
import type { Material } from '../../guides/preparation/material.ts'
import { ModelFailure } from '../../model/model-failure.ts'
import { claimsTask, coachText, prompt } from '../prompts.ts'
import { type WritingDeps, writeSections } from '../sections.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { writingOn } from '../writing-data.ts'
import asks from './asks.json' with { type: 'json' }
import { roundBlock, startInterview } from './interview.ts'
import { preparationWriter, qaWriter, standInsOf, writeQuestions } from './questions.ts'

export function preparationWithModel(deps: WritingDeps): Pick<Coach, 'prepareInterview' | 'answerQuestions'> {
  const { log } = deps

  async function prepare(input: PrepareInterviewInput, send: Send<PrepareInterviewEvent>) {
    const { round, resume, signal } = input
    const { builtin, interview } = startInterview(deps, input)
    // The employer is read from the ad alone, beside the reading: the prompt contains no resume.
    const onAd = writingOn(deps, { adLines: builtin.reading.adLines }, signal, roundBlock(round))
    const company = writeParts('company', onAd, builtin)
    // Awaited below, which a failed reading may never reach.
    company.catch(() => undefined)
    // A round's gaps come from the reading; the rest of this section is known at once.
    const isKnown = builtin.reading.checked && (resume === null || !builtin.guide.asksForGaps)
    const { material } = isKnown ? { material: builtin } : await interview
    signal.throwIfAborted()
    send({ section: 'round', data: roundSection(material) })
    send(writePreparation('resources', material))
    const [list] = await Promise.all([
      writeQuestions(preparationWriter, interview, log, (list) => {
        signal.throwIfAborted()
        const standInQuestions = list.flatMap(({ byModel }, index) => (byModel ? [] : [index]))
        send({ section: 'questions', data: { ...alignedQuestions(list), standInQuestions } })
      }),
      writeSections(['company', 'goal', 'introduction', 'expectations', 'strategy', 'frameworks'], {
        write: async (section) =>
          section === 'company' ? company : interview.then(({ context, material }) => writeParts(section, context, material)),
        standIn: async (section) => writePreparation(section, (await interview).material),
        ...{ send, signal, log },
      }),
    ])
    signal.throwIfAborted()
    standInsOf(list).forEach(send)
  }

  async function answer(input: AnswerQuestionsInput, send: Send<AnswerQuestionsEvent>) {
    const { round, signal } = input
    const { builtin, interview } = startInterview(deps, input)
    const { material } = builtin.reading.checked ? { material: builtin } : await interview
    signal.throwIfAborted()
    send({ section: 'round', data: { interviewRoundType: round, checked: material.reading.checked } })
    const list = await writeQuestions(qaWriter, interview, log, (list) => {
      signal.throwIfAborted()
      const questions = list.map((one) => ({ ...qaQuestion(one), ...(!one.byModel && { standIn: true as const }) }))
      send({ section: 'questions', data: { questions } })
    })
    standInsOf(list).forEach(send)
  }

  return {
    prepareInterview: (input) => eventsOf(input.signal, (signal, send) => prepare({ ...input, signal }, send)),
    answerQuestions: (input) => eventsOf(input.signal, (signal, send) => answer({ ...input, signal }, send)),
  }
}

/** What is asked for each part; what the round's guide has nothing for is left out. */
function askedFor(section: PartSection, { guide, resumeRead }: Material): Record<string, string> {
  if (section === 'frameworks') return Object.fromEntries(guide.frameworks.map(({ name, description }) => [name, description]))
  const guided: Record<string, string[]> = guide[section]
  const fits = ([part]: [string, string]) => guided[part]?.length !== 0 && (resumeRead || part !== 'achievement')
  return Object.fromEntries(Object.entries(asks[section]).filter(fits))
}

async function writeParts(section: PartSection, context: WritingContext, material: Material): Promise<PreparationSection> {
  const asked = askedFor(section, material)
  const parts = Object.keys(asked)
  const list = Object.entries(asked).map(([part, what]) => `- "${part}": ${what}`)
  const more = section === 'frameworks' ? prompt('prep-frameworks') : ':'
  const shape = { part: z.enum(parts), text: coachText }
  const task = claimsTask(`prep_${section}`, shape, {}, prompt('prep-parts', { more, list: list.join('\n') }))
  const written = parts.length === 0 ? [] : await writeItems(context, task)
  const textsOf = (part: string) => written.flatMap((item) => (item.part === part ? item.text : []))
  if (parts.some((part) => textsOf(part).length === 0)) throw new ModelFailure('poor')
  const all = section === 'frameworks' ? parts : Object.keys(asks[section])
  return sectionOf(section, Object.fromEntries(all.map((part) => [part, textsOf(part)])), material)
}
