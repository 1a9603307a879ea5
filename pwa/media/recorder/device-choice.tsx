import { useCallback, useEffect, useState } from 'react'
import {
  type ChosenDevices,
  type DeviceChoice,
  listDevices,
  rememberDevices,
  rememberedDevices,
  whenDevicesChange,
} from '../../platform/media-devices.ts'
import { Select } from '../../ui/field.tsx'

interface DeviceChoiceProps {
  withCamera: boolean
  onChange: (devices: ChosenDevices) => void
}

export function DevicePicker({ withCamera, onChange }: DeviceChoiceProps) {
  const [devices, setDevices] = useState<{ microphones: DeviceChoice[]; cameras: DeviceChoice[] }>({
    microphones: [],
    cameras: [],
  })
  const [chosen, setChosen] = useState<ChosenDevices>(rememberedDevices)
  const refresh = useCallback(() => void listDevices().then(setDevices), [])
  useEffect(() => {
    refresh()
    return whenDevicesChange(refresh)
  }, [refresh])
  const choose = (change: ChosenDevices) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    rememberDevices(next)
    onChange(next)
  }
  return (
    <div className="stack">
      <Select
        label="Microphone"
        value={chosen.microphoneId ?? ''}
        onChange={(event) => choose({ microphoneId: event.target.value })}
      >
        <Choices devices={devices.microphones} usual="Default microphone" />
      </Select>
      {withCamera && (
        <Select label="Camera" value={chosen.cameraId ?? ''} onChange={(event) => choose({ cameraId: event.target.value })}>
          <Choices devices={devices.cameras} usual="Front camera" />
        </Select>
      )}
    </div>
  )
}

function Choices({ devices, usual }: { devices: DeviceChoice[]; usual: string }) {
  return (
    <>
      <option value="">{usual}</option>
      {devices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  )
}
