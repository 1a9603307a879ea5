import { expect, test, vi } from 'vitest'
import { readResume } from '../../../api/coach/reading/built-in/resume/resume-reading.ts'
import { checkFormat } from '../../../api/coach/score/format-check.ts'
import { readPdf } from '../../../api/documents/pdf/read-pdf.ts'
import { nurse } from '../../../api/documents/writing/testing/careers.ts'
import { pdfFile } from '../../export/export-files.ts'
import { resumeSource } from '../../export/resume-files.ts'
import { textOnDisk } from '../../export/testing/text-on-disk.ts'

// The first test loads fonts and the PDF writer; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const now = new Date('2026-11-21T12:00:00Z')

test.each(['A4', 'Letter'] as const)(
  'the resume as PDF on %s gets full marks in our own format check and reads back right',
  async (paper) => {
    const file = await pdfFile(resumeSource(nurse, undefined, paper), now, textOnDisk)
    const document = await readPdf(new Uint8Array(await file.arrayBuffer()))
    const check = checkFormat(document, now)
    expect(check.findings.filter(({ level, code }) => level !== 'good' && code !== 'length')).toEqual([])
    expect(check.points).toBe(100)
    const reading = readResume(document.text)
    expect(nurse.contactInfo).toMatchObject(reading.contact)
    expect(reading.experienceLines.map(({ text }) => text)).toEqual(
      nurse.professionalExperience.flatMap(({ description }) => description),
    )
  },
)
