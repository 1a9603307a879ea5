import { useAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { chosenDevicesAtom, type DeviceChoice, listDevices, whenDevicesChange } from '../../platform/media-devices.ts'
import { Select } from '../../ui/field.tsx'

export function DevicePicker({ withCamera = false }: { withCamera?: boolean }) {
  const [devices, setDevices] = useState<{ microphones: DeviceChoice[]; cameras: DeviceChoice[] }>({
    microphones: [],
    cameras: [],
  })
  const [chosen, choose] = useAtom(chosenDevicesAtom)
  const refresh = useCallback(() => void listDevices().then(setDevices), [])
  useEffect(() => {
    refresh()
    return whenDevicesChange(refresh)
  }, [refresh])
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
