/**
 * A file cannot be read or stored now: the bucket does not answer or refuses, or the settings of the bucket or of the key
 * are not those with which it was stored. Its message contains nothing secret.
 */
export class FileUnavailable extends Error {}
