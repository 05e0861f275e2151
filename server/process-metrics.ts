import { readdir } from 'node:fs/promises'
import type { MetricsRegistry } from './metrics-registry.ts'

/** What is known of every program, under the names that dashboards expect. */
export function addProcess(to: MetricsRegistry): void {
  const begunAt = Date.now() / 1_000 - process.uptime()
  to.gauge('process_start_time_seconds', 'Since when it has been running.', () => begunAt)
  to.total('process_cpu_seconds_total', 'What it has used of the processors.', cpuSeconds)
  to.gauge('process_open_fds', 'Open files and connections.', openFiles)
  to.gauge('process_resident_memory_bytes', 'Memory that it holds.', () => process.memoryUsage.rss())
  to.gauge('nodejs_heap_size_used_bytes', 'Of it, objects.', () => process.memoryUsage().heapUsed)
  to.gauge(
    'nodejs_heap_size_total_bytes',
    'Of it, set aside for objects.',
    () => process.memoryUsage().heapTotal,
  )
  to.gauge(
    'nodejs_external_memory_bytes',
    'Of it, buffers and the like.',
    () => process.memoryUsage().external,
  )
  to.gauge(
    'nodejs_eventloop_utilization',
    'How much of the time since the last look it was busy.',
    busySince(),
  )
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** -1 where the system does not say. */
const openFiles = (): Promise<number> =>
  readdir('/proc/self/fd').then(
    files => files.length,
    () => -1,
  )

function busySince(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
}
