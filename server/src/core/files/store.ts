import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** A bucket of S3 or of anything that speaks its language. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's, e.g. `https://oss-cn-shanghai.aliyuncs.com`. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True where the bucket stands in the path and not in the host's name (MinIO). */
  pathStyle?: boolean;
}

/** Where the bytes lie: a folder, or a bucket. */
export type StorePlace = { folder: string } | { s3: S3Place };

/** Bytes under ASCII keys `<company>/<file>`. */
export interface Store {
  /** The folder, where it is one of this machine. */
  readonly folder?: string;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `size` in bytes. */
  putStream(key: string, bytes: Readable, size: number): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** The companies that have files. */
  companies(): Promise<string[]>;
  /** A company's files, some at a time. */
  keys(companyId: string): AsyncIterable<string[]>;
  lastModified(key: string): Promise<Date>;
}

/** Opens the store; S3's library is loaded only when it is configured. */
export async function openStore(place: StorePlace): Promise<Store> {
  if ("folder" in place) {
    const driver = new FSDriver({ location: place.folder, visibility: "private" });
    return { ...storeOf(new Disk(driver)), folder: place.folder };
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle = false } = place.s3;
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    visibility: "private",
    supportsACL: false,
    // Stores other than Amazon's refuse checksums that travel behind the bytes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return storeOf(new Disk(driver));
}

function storeOf(disk: Disk): Store {
  return {
    put: (key, bytes) => disk.put(key, bytes, withSize(bytes.byteLength)),
    putStream: (key, bytes, size) => disk.putStream(key, bytes, withSize(size)),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    companies: async () => {
      const names: string[] = [];
      for await (const page of pages(disk, ""))
        names.push(...page.filter(({ isDirectory }) => isDirectory).map(({ name }) => name));
      return names;
    },
    keys: async function* (companyId) {
      for await (const page of pages(disk, companyId))
        yield page.filter(({ isFile }) => isFile).map(({ name }) => `${companyId}/${name}`);
    },
    lastModified: async (key) => (await disk.getMetaData(key)).lastModified,
  };
}

function withSize(size: number) {
  return { contentType: "application/octet-stream", contentLength: size };
}

async function* pages(disk: Disk, folder: string) {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: false, paginationToken });
    yield [...page.objects];
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}
