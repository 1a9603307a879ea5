import type { Change, ChunkRow, LocalStore, Rows, StoreName } from './local-store.ts'

export function createMemoryStore(): LocalStore {
  const rows: { [Name in StoreName]: Map<string, Rows[Name]> } = {
    drafts: new Map(),
    scores: new Map(),
    practices: new Map(),
    recordings: new Map(),
    jobs: new Map(),
  }
  let chunks: ChunkRow[] = []
  const copy = <Row>(row: Row): Row => structuredClone(row)
  const apply = (step: Change) => {
    if ('put' in step) rows[step.put].set(step.row.id, copy(step.row) as never)
    else if ('remove' in step) {
      rows[step.remove].delete(step.id)
      chunks = chunks.filter((chunk) => chunk.recordingId !== step.id)
    } else if ('putChunk' in step) chunks = [...chunks.filter((chunk) => !isSame(chunk, step.putChunk)), step.putChunk]
    else if ('removeChunksOf' in step) chunks = chunks.filter((chunk) => chunk.recordingId !== step.removeChunksOf)
    else {
      for (const table of Object.values(rows))
        for (const { id, uid } of [...table.values()]) if (uid === step.removeAllOf) table.delete(id)
      chunks = chunks.filter((chunk) => chunk.uid !== step.removeAllOf)
    }
  }
  return {
    keeps: 'in-this-tab',
    get: async (store, id) => copy(rows[store].get(id)),
    all: async (store) => [...rows[store].values()].map(copy),
    chunksOf: async (recordingId) =>
      chunks
        .filter((chunk) => chunk.recordingId === recordingId)
        .sort((one, other) => one.index - other.index)
        .map((chunk) => chunk.bytes),
    write: async (changes) => changes.forEach(apply),
    async change(store, id, step, also) {
      const row = copy(rows[store].get(id))
      const next = row && step(row)
      const other = next && also?.(next)
      if (next) rows[store].set(id, copy(next))
      if (other) rows[store].set(other.id, copy(other))
      return next ?? row
    },
    close: () => undefined,
  }
}

const isSame = (one: ChunkRow, other: ChunkRow) => one.recordingId === other.recordingId && one.index === other.index
