/** A release of the product, with the newest migration that it brought. */
interface Release {
  version: string
  /** Absent while the release is being built: its migrations may still change. */
  last?: string
}

/** Every release, oldest first: what the upgrade test walks through, and what `released.txt` must hold fast. */
export const releases: readonly Release[] = [
  { version: '0.1.0', last: '0028_drawing_by_sample' },
  { version: '0.2.0', last: '0045_first_steps' },
  { version: '0.3.0', last: '0076_live_of_rights_checked' },
  { version: '0.4.0', last: '0088_leftover_sums_of_days' },
  { version: '0.5.0', last: '0222_adjourned_by_whom' },
  { version: '0.6.0' },
]
