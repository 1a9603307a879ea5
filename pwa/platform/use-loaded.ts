import { useEffect, useRef, useState } from 'react'

/** What `load` answers for this key; undefined until then, and without a key. */
export function useLoaded<Key, Value>(key: Key | null, load: (key: Key) => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ key: Key; value: Value } | null>(null)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (key === null) return
    let isGone = false
    void latest.current(key).then((value) => {
      if (!isGone) setLoaded({ key, value })
    })
    return () => {
      isGone = true
    }
  }, [key])
  return loaded !== null && loaded.key === key ? loaded.value : undefined
}
