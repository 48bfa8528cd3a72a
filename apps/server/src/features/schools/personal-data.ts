import { HASH, NO_READER, type NounData, OF_STUDENT } from '../../plugins/database/personal-data.ts'

export const schoolsData: NounData = {
  tables: {
    school_codes: {
      ...OF_STUDENT,
      file: 'school_addresses',
      plain: { title: 'schoolAddressesTitle' },
      kept: { kind: 'codes', since: 'expires_at' },
      columns: {
        email: { file: true, text: 'address' },
        expires_at: { file: 'code_good_until' },
        code_hash: HASH,
      },
    },
    // The address can then prove another account.
    proved_addresses: {
      ...OF_STUDENT,
      file: { not: 'digests of addresses, which nobody can read back' },
      seen: NO_READER,
      columns: { digest: {} },
    },
    schools: { nobody: 'schools', columns: { name: { text: 'line' }, wellness_url: { text: 'link' } } },
    school_domains: { nobody: 'mail domains of schools' },
    link_checks: { nobody: 'addresses of schools’ pages' },
  },
}
