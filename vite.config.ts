import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { inlineStyles } from './pwa/build/inline-styles.ts'
import { prerender } from './pwa/build/prerender.ts'
import { startEarly } from './pwa/build/start-early.ts'

/** Where the API listens while Vite serves the pages (`npm run dev` sets it). */
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'
const proxy = { '/api': { target: apiUrl, changeOrigin: false } }

export default defineConfig({
  root: 'pwa',
  cacheDir: '../node_modules/.vite',
  resolve: {
    // Two copies of one of these give a blank app: Ionic finds React's contexts by identity.
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@ionic/react', '@ionic/core'],
  },
  plugins: [
    react(),
    prerender(),
    inlineStyles(),
    startEarly(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      includeManifestIcons: false,
      // pwa/platform/updates.ts registers it.
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg}', 'assets/bricolage-*-latin-*.woff2', 'assets/NotoSans_*.ttf'],
      },
    }),
  ],
  build: {
    outDir: '../dist/pwa',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: ['z', 'createReactComponent', 'createForwardRef'],
        // Ionic's packages lack `sideEffects`, so one component would ship them all: 130 KB (gzip) more in the first load.
        moduleSideEffects: [
          { test: /\.css$/, sideEffects: true },
          { test: /\/node_modules\/(@ionic|ionicons)\//, sideEffects: false },
        ],
      },
      // One file compresses better than six, and takes one request.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|jotai)\/|preload-helper|rolldown-runtime|pwa\/platform\/react-first/,
            },
            {
              name: 'auth',
              test: /node_modules\/(firebase|@firebase)\/(app|auth|component|logger|util)\/|pwa\/platform\/auth(-messages)?\.ts/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy },
  preview: { host: '127.0.0.1', proxy },
})
