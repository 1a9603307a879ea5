import './job-ad-picker.css'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { chooseFile } from '../../platform/choose-file.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { jobAdAccept, readJobAdFile } from './job-ad-file.ts'

interface JobAdPickerProps {
  onText: (text: string) => void
  end?: ReactNode
  children: ReactNode
}

export function JobAdPicker({ onText, end, children }: JobAdPickerProps) {
  const { fault, isReading, read } = useReading(onText)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const file = event.dataTransfer.files[0]
      setOver(false)
      if (!file) return
      event.preventDefault()
      void read(file)
    },
  }
  return (
    <div className="job-ad stack-snug" data-over={isOver || undefined} {...drag}>
      {children}
      <div className="between">
        <Button
          small
          look="quiet"
          icon="upload"
          className="job-ad-file"
          busy={isReading}
          aria-describedby={fault ? `${id}-error` : undefined}
          onClick={() => chooseFile(jobAdAccept, (file) => void read(file))}
        >
          {isReading ? 'Reading the file...' : 'Read it from a file'}
        </Button>
        {end}
      </div>
      <FieldError id={`${id}-error`} error={fault} />
    </div>
  )
}

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
