import './job-ad-picker.css'
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react'
import { jobAdExtensions, jobAdFileTexts } from '../../../api/contract/job-ad-file.ts'
import { resumeMaxBytes } from '../../../api/contract/limits.ts'
import { callApi } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useFileDrop } from '../../ui/file-drop.tsx'

interface JobAdPickerProps {
  isEmpty: boolean
  onText: (text: string) => void
  onLeave: (event: FocusEvent) => void
  children: ReactNode
}

export function JobAdPicker({ isEmpty, onText, onLeave, children }: JobAdPickerProps) {
  const { fault, isReading, read } = useReading(onText)
  const id = useId()
  /** Refused, or nothing there: the field is for typing. */
  async function paste(button: HTMLElement) {
    const text = await navigator.clipboard.readText().catch(() => '')
    if (text.trim() === '') button.closest('.job-ad')?.querySelector('textarea')?.focus()
    else onText(text)
  }
  const handlers = { ...useFileDrop((file) => void read(file)), onBlur: onLeave }
  return (
    <div className="job-ad stack-tight" {...handlers}>
      {children}
      <div className="job-ad-ways row-tight">
        {isEmpty && canPaste && (
          <Button small icon="copy" data-first onClick={({ currentTarget }) => void paste(currentTarget)}>
            Paste
          </Button>
        )}
        <Button
          small
          look="quiet"
          icon="upload"
          busy={isReading}
          aria-describedby={fault ? `${id}-error` : undefined}
          onClick={() => chooseFile(jobAdAccept, (file) => void read(file))}
        >
          {isReading ? 'Reading the file...' : 'Upload a file'}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={fault} />
    </div>
  )
}

const canPaste = typeof navigator.clipboard?.readText === 'function'

function useReading(onText: (text: string) => void) {
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef<File | null>(null)
  async function read(file: File) {
    latest.current = file
    setFault(null)
    setReading(true)
    const answer = await readJobAdFile(file)
    if (latest.current !== file) return
    setReading(false)
    if ('text' in answer) onText(answer.text)
    else setFault(answer.fault)
  }
  return { fault, isReading, read }
}

const jobAdAccept = jobAdExtensions.map((name) => `.${name}`).join(',')

const notRead = 'This file could not be read. Please try again, or paste the text of the ad.'

/** Why a file is not accepted. The server checks its real content. */
export function jobAdFileRule({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  if (extension !== undefined && !jobAdExtensions.some((one) => one === extension)) return jobAdFileTexts.wrongType
  return size > resumeMaxBytes ? jobAdFileTexts.tooLarge : null
}

/** The file's text, or why it could not be read. Free; the server stores nothing. */
async function readJobAdFile(file: File): Promise<{ text: string } | { fault: string }> {
  const fault = jobAdFileRule(file)
  if (fault) return { fault }
  const form = new FormData()
  try {
    // Read first: a moved file, or one still in the cloud, would otherwise fail like a lost connection.
    form.append('file', new File([await file.arrayBuffer()], 'ad'))
    const response = await callApi('/api/read-job-ad', { method: 'POST', body: form })
    // Loaded on demand: the home screen needs no schemas.
    const { JobAdText } = await import('../../../api/contract/job-ad-text.ts')
    return JobAdText.parse(await response.json())
  } catch (error) {
    return { fault: sentenceOf(error, notRead) }
  }
}

/** Some browsers garbage-collect an unreferenced picker before a file is chosen. */
let picker: HTMLInputElement | null = null

function chooseFile(accept: string, chosen: (file: File) => void) {
  picker = Object.assign(document.createElement('input'), { type: 'file', accept })
  picker.addEventListener('change', () => {
    const file = picker?.files?.[0]
    picker = null
    if (file) chosen(file)
  })
  picker.click()
}
