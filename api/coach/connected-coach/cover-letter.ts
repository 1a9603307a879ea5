import type { CoverLetter } from '../../contract/cover-letter.ts'
import type { Coach, WriteLetterInput } from '../coach.ts'
import { eventsOf } from '../events.ts'
import { draftLetter, signatureOf } from '../guides/cover-letter.ts'
import { numbered } from '../lines/numbered-lines.ts'
import { type ModelDeps, writeSections } from '../model/sections.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { isMachineOrder } from '../text/machine-orders.ts'
import { soundsInjected } from '../text/obedience.ts'
import { writeCoverLetter } from '../writing/cover-letter.ts'
import { coachRules, writingData } from '../writing/writing-data.ts'

export function letterWithModel(deps: ModelDeps): Pick<Coach, 'writeLetter'> {
  return {
    writeLetter: (input) =>
      eventsOf(input.signal, (signal, send) =>
        writeSections(['letter'], {
          write: async (section) => ({ section, data: await written(deps, { ...input, signal }) }),
          standIn: () => draftLetter(input, deps.now()),
          send,
          signal: input.signal,
          log: deps.log,
          stopped: 'Failed to write the cover letter. Please try again.',
        }),
      ),
  }
}

async function written({ model, reader, log, now }: ModelDeps, input: WriteLetterInput): Promise<CoverLetter> {
  const { resume, jobDescription, told, signal } = input
  const reading =
    (await reader.read({ resumeText: resume.text, jobDescription, told }, signal)) ??
    readMatch(resume.text, jobDescription, now().getUTCFullYear(), { told })
  const { adLines: ad, resumeLines } = reading
  const why = numbered('S', reasonOf(input))
  const data = writingData({ ad, resume: resumeLines, reading, told: reading.told, ...(why.length > 0 && { more: { why } }) })
  const context = { model, log, signal, rules: coachRules, data, sources: { own: [...resumeLines, ...why], ad } }
  return { ...(await writeCoverLetter(context, why)), ...signatureOf(reading), isDraft: false }
}

const reasonOf = ({ why }: WriteLetterInput) =>
  [why.replace(/\s+/g, ' ').trim()].filter((text) => text !== '' && !isMachineOrder(text) && !soundsInjected(text))
