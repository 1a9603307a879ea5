import { saveAndSay } from '../../../export/save-and-say.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface RetakeDialogProps {
  /** For people who want to keep it after all. */
  file: File | null
  isFile: boolean
  onKeep: () => void
  onAgain: () => void
}

/** Asks before a take is lost. */
export function RetakeDialog({ file, isFile, onKeep, onAgain }: RetakeDialogProps) {
  return (
    <ConfirmDialog
      title={isFile ? 'Choose another video?' : 'Record again?'}
      description={
        isFile
          ? 'This one is removed from Greenroom. The file it came from stays where it is.'
          : 'This take is deleted from this device. Download it first if you want to keep it.'
      }
      confirm={isFile ? 'Choose another' : 'Record again'}
      onConfirm={onAgain}
      keep="Keep this one"
      onKeep={onKeep}
    >
      {!isFile && file && (
        <Button icon="download" onClick={() => void saveAndSay(file)}>
          Download file
        </Button>
      )}
    </ConfirmDialog>
  )
}
