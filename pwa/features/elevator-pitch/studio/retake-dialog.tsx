import { saveAndSay } from '../../../export/save-and-say.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

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
    <Dialog
      look="alert"
      title={isFile ? 'Choose another video?' : 'Record again?'}
      description={
        isFile
          ? 'This one is removed from Greenroom. The file it came from stays where it is.'
          : 'This take is deleted from this device. Download it first if you want to keep it.'
      }
      onClose={onKeep}
      actions={
        <>
          <Button look="danger" onClick={onAgain}>
            {isFile ? 'Choose another' : 'Record again'}
          </Button>
          <Button look="main" onClick={onKeep}>
            Keep this one
          </Button>
        </>
      }
    >
      {!isFile && file && (
        <Button icon="download" onClick={() => void saveAndSay(file)}>
          Download file
        </Button>
      )}
    </Dialog>
  )
}
