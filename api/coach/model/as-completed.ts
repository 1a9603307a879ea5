/** Yields results in the order in which they are ready. The promises must not reject. */
export async function* asCompleted<Result>(promises: readonly Promise<Result>[]): AsyncGenerator<Result> {
  const ready: Result[] = []
  let arrived = Promise.withResolvers<void>()
  for (const promise of promises)
    void promise.then((result) => {
      ready.push(result)
      arrived.resolve()
    })
  for (let given = 0; given < promises.length; ) {
    await arrived.promise
    arrived = Promise.withResolvers()
    while (ready.length > 0) {
      given += 1
      yield ready.shift()!
    }
  }
}
