import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import { S3FileService } from "@medusajs/file-s3/dist/services/s3-file";
import type {
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import { isPictureName } from "../../platform/files/picture-names";

/**
 * The engine's provider for files in a bucket of S3, which adds a random word to each name and keeps it to itself when
 * deleting failed. A rendition keeps its name instead, by which its siblings are found (`contract/pictures`).
 */
export class BucketFiles extends S3FileService {
  static override identifier = "bucket";

  private get prefix(): string {
    return this.config_.prefix ?? "";
  }

  /** Said of pictures alone: exports of the engine, which it keeps beside them, are nobody's but the shop's. */
  protected override resolveAcl(access?: "public" | "private") {
    return access === "public" ? super.resolveAcl(access) : undefined;
  }

  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    if (file.access !== "public" || !isPictureName(file.filename)) return super.upload(file);
    const key = this.prefix + file.filename;
    const put: PutObjectCommandInput = {
      Bucket: this.config_.bucket,
      Key: key,
      Body: Buffer.from(file.content, "base64"),
      ContentType: file.mimeType,
      CacheControl: this.config_.cacheControl,
      ACL: this.resolveAcl(file.access),
    };
    await this.client_.send(new PutObjectCommand(put));
    return { key, url: `${this.config_.fileUrl}/${key}` };
  }

  /** One by one, since some services know no other way; throws if one may still be there. */
  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    const Bucket = this.config_.bucket;
    await Promise.all(
      [files]
        .flat()
        .map(({ fileKey }) => this.client_.send(new DeleteObjectCommand({ Bucket, Key: fileKey }))),
    );
  }

  /** The name and size in bytes of each picture in the bucket, a thousand at a time. */
  async *list(): AsyncGenerator<{ name: string; size: number }> {
    for (let from: string | undefined, more = true; more; ) {
      const { Contents, NextContinuationToken, IsTruncated } = await this.client_.send(
        new ListObjectsV2Command({
          Bucket: this.config_.bucket,
          Prefix: this.prefix,
          ...(from && { ContinuationToken: from }),
        }),
      );
      for (const { Key = "", Size = 0 } of Contents ?? []) {
        const name = Key.slice(this.prefix.length);
        if (isPictureName(name)) yield { name, size: Size };
      }
      from = NextContinuationToken;
      more = IsTruncated === true && from !== undefined;
    }
  }
}
