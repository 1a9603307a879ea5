import { atom } from 'jotai'
import type {
  ImprovedResume,
  ImprovedResumeRequest,
  NotPlacedReason,
  ResumePlace,
} from '../../../../api/contract/improved-resume.ts'
import { paperOf } from '../../../../api/contract/paper.ts'
import { resumeFileName } from '../../../../api/contract/resume-file-name.ts'
import { wordType } from '../../../export/export-files.ts'
import { callApi } from '../../../platform/api.ts'
import type { Received } from '../analysis.ts'
import { asEdits, type Change, textOf } from './changes.ts'

export type Layout = ImprovedResumeRequest['layout']
type Made = NonNullable<ImprovedResume['file']>

/** The file, and what it was made of. */
export interface ImprovedFile extends Made {
  layout: Layout
  file: File
  accepted: readonly Change[]
}

export const notPlacedWords: Record<NotPlacedReason, string> = {
  'several-paragraphs': 'The line goes over more than one paragraph of your file.',
  'tracked-changes': 'The line has tracked changes. Accept or reject them in Word first.',
  link: 'The change would touch a link or a field.',
  tab: 'The change would move what a tab sets apart.',
  header: 'The line is in the header or footer of your file.',
  'text-box': 'The line is in a text box.',
  signed: 'Your file has a digital signature, which any change would break.',
  'not-found': 'We could not find the place in your file for certain.',
}

/** @throws ApiProblem */
async function post(paid: Received, request: Pick<ImprovedResumeRequest, 'changes' | 'layout'>, resume: File | null) {
  const { editToken = '', jobDescription = '' } = paid.score ?? {}
  const form = new FormData()
  const texts = { editToken, jobDescription, resumeText: textOf(paid) }
  form.set(
    'request',
    JSON.stringify({ ...texts, ...request, paper: paperOf(navigator.language) } satisfies ImprovedResumeRequest),
  )
  if (resume) form.set('resume', resume)
  const response = await callApi('/api/analyze/improved-resume', { method: 'POST', body: form })
  const contract = await import('../../../../api/contract/improved-resume.ts')
  return contract.ImprovedResume.parse(await response.json())
}

const placesIn = new WeakMap<Received, Promise<readonly ResumePlace[]>>()

/** Where lines can be added, asked once. @throws ApiProblem */
export function placesOf(paid: Received): Promise<readonly ResumePlace[]> {
  const places = placesIn.get(paid) ?? post(paid, { changes: [], layout: 'clean' }, null).then((answer) => answer.places)
  placesIn.set(paid, places)
  places.catch(() => placesIn.delete(paid))
  return places
}

/** @param file the analyzed one, if it is still there: its own layout needs it @throws ApiProblem */
export async function improve(
  paid: Received,
  changes: readonly Change[],
  { layout, file: analyzed }: { layout: Layout; file: File | null },
): Promise<ImprovedFile> {
  const made = (await post(paid, { changes: asEdits(changes), layout }, analyzed)).file!
  const bytes = Uint8Array.from(atob(made.word), (character) => character.charCodeAt(0))
  const name =
    layout === 'own' && analyzed
      ? `${analyzed.name.replace(/\.docx$/i, '')} improved`
      : resumeFileName(made.resumeData.contactInfo.name)
  const file = new File([bytes], `${name}.docx`, { type: wordType })
  return { ...made, layout, file, accepted: changes.filter(({ isAccepted }) => isAccepted) }
}

/** What the user decided about changes, by id. Kept while the dialog is closed. */
export const decisionsAtom = atom<Readonly<Record<string, Partial<Pick<Change, 'text' | 'isAccepted' | 'at'>>>>>({})
