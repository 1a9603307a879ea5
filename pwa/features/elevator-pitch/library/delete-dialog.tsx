import { useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { callApi } from '../../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../../platform/api-problem.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { savedOn } from './pitch-words.ts'

interface DeleteDialogProps {
  pitch: SavedPitch
  onDeleted: () => void
  onClose: () => void
}

async function deletePitch(id: string): Promise<void> {
  await callApi(`/api/elevator-pitch/${id}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
  })
}

const reasonOf = (error: unknown) =>
  `${sentenceOf(error, 'Please try again.').replace(pitchTexts.deleteFailed, '').trim()} It is still in your library.`.trim()

export function DeleteDialog({ pitch, onDeleted, onClose }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function remove() {
    setDeleting(true)
    setFailure(null)
    try {
      await deletePitch(pitch.id)
      onClose()
      onDeleted()
      toast({ title: 'Pitch deleted' })
    } catch (error) {
      setFailure(reasonOf(error))
      setDeleting(false)
    }
  }

  return (
    <ConfirmDialog
      title="Delete this pitch?"
      description={`Saved ${savedOn(pitch.timestamp)}. This deletes its video and texts for good.`}
      confirm={isDeleting ? 'Deleting...' : failure ? 'Try again' : 'Delete'}
      onConfirm={() => void remove()}
      keep="Keep it"
      onKeep={onClose}
      busy={isDeleting}
    >
      <div role="alert">
        {failure && (
          <p className="tone-red toned">
            <strong>{pitchTexts.deleteFailed}</strong> {failure}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
