import { defineConfig } from 'vite'
import { webConfig } from './build/web-config.ts'

export default defineConfig(webConfig('en'))
