import { build } from 'vite'

/** Builds the workbench page and its worker into a folder of their own; the product's build knows neither. */
export async function buildBench(outDir = 'dist/bench'): Promise<string> {
  const common = { configFile: false, root: 'pwa', logLevel: 'error' } as const
  const place = { outDir: `../${outDir}`, target: 'es2024' }
  await build({
    ...common,
    build: { ...place, emptyOutDir: true, rollupOptions: { input: 'pwa/dev/recording.html' } },
  })
  await build({
    ...common,
    publicDir: false,
    build: {
      ...place,
      emptyOutDir: false,
      lib: { entry: 'dev/bench-worker.ts', formats: ['es'], fileName: () => 'bench-worker.js' },
    },
  })
  return outDir
}
