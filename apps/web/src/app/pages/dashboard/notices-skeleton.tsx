import { Skeleton } from '../../../components/ui/skeleton.tsx'

/** Stands where what coaches tell a student will be. On phones that is shown when it is asked for. */
export function NoticesSkeleton() {
  return <Skeleton className="mx-3 mb-2 mt-3 h-44 shrink-0 rounded-box max-tablet:hidden tablet:mx-6" />
}
