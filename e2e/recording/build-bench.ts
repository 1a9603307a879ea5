import { build } from 'vite'

/** Builds the workbench page and its worker into a folder of their own; the product's build knows neither. */
export async function buildBench(outDir = 'dist/bench'): Promise<string> {
  const common = { configFile: false, root: `${import.meta.dirname}/bench`, logLevel: 'error' } as const
  const place = { outDir: `../../../${outDir}`, target: 'es2024' }
  await build({ ...common, build: { ...place, emptyOutDir: true } })
  await build({
    ...common,
    build: {
      ...place,
      emptyOutDir: false,
      lib: { entry: 'bench-worker.ts', formats: ['es'], fileName: () => 'bench-worker.js' },
    },
  })
  return outDir
}
