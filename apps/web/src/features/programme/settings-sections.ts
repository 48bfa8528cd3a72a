/** The sections of the settings, in order. Each has an address. */
export const SETTINGS_SECTIONS = ['look', 'care', 'matching', 'booking', 'figures', 'data', 'set-up'] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

/** What an administrator chooses in one dialog. */
export type SettingsPart = 'languages' | 'matching' | 'booking' | 'figures'
