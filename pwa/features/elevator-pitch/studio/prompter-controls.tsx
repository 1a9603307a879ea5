import { useAtom } from 'jotai'
import { Button } from '../../../ui/button.tsx'
import { nextPace, wordsPerMinute } from './prompter-pace.ts'
import { nextSize, type PrompterSettings, prompterSettingsAtom } from './prompter-settings.ts'

/** Slower and faster, in reach of the thumb while recording. */
export function PaceControls({ script }: { script: string }) {
  const [{ pace }, set] = useAtom(prompterSettingsAtom)
  const isAtEnd = (step: 1 | -1) => nextPace(pace, step) === pace
  return (
    <fieldset className="studio-pace">
      <legend className="only-heard">Speed of the script</legend>
      <Button small look="quiet" disabled={isAtEnd(-1)} onClick={() => set({ pace: nextPace(pace, -1) })}>
        Slower
      </Button>
      <output className="numbers small">{`${wordsPerMinute(script, pace)} words/min`}</output>
      <Button small look="quiet" disabled={isAtEnd(1)} onClick={() => set({ pace: nextPace(pace, 1) })}>
        Faster
      </Button>
    </fieldset>
  )
}

/** How the script looks; kept on this device. */
export function PrompterPanel() {
  const [settings, set] = useAtom(prompterSettingsAtom)
  const { isOn, sizePx } = settings
  const size = (step: 1 | -1) => ({
    disabled: !isOn || nextSize(sizePx, step) === sizePx,
    onClick: () => set({ sizePx: nextSize(sizePx, step) }),
  })
  return (
    <fieldset className="studio-panel">
      <legend className="only-heard">Script settings</legend>
      <Button small {...size(-1)}>
        Smaller
      </Button>
      <Button small {...size(1)}>
        Larger
      </Button>
      <Switch name="isMirrored" label="Mirrored" settings={settings} disabled={!isOn} onChange={set} />
      <Switch name="isOn" label="Script on" settings={settings} onChange={set} />
    </fieldset>
  )
}

interface SwitchProps {
  name: 'isOn' | 'isMirrored'
  label: string
  settings: PrompterSettings
  disabled?: boolean
  onChange: (change: Partial<PrompterSettings>) => void
}

function Switch({ name, label, settings, disabled = false, onChange }: SwitchProps) {
  return (
    <label className="studio-switch">
      <input
        type="checkbox"
        role="switch"
        checked={settings[name]}
        aria-checked={settings[name]}
        disabled={disabled}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
      {label}
    </label>
  )
}
