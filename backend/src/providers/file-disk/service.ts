import { LocalFileService } from "@medusajs/file-local/dist/services/local-file";
import type { ProviderFileResultDTO, ProviderUploadFileDTO } from "@medusajs/framework/types";
import { isPictureName } from "../../platform/files/picture-names";
import { writeWhole } from "../../platform/files/write-whole";

/**
 * The engine's provider for files on this machine's disk, which puts the time before each name and writes in place. A
 * rendition keeps its name instead, by which its siblings are found (`contract/pictures`), and is whole or not there.
 */
export class DiskFiles extends LocalFileService {
  static override identifier = "disk";

  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    if (file.access !== "public" || !isPictureName(file.filename)) return super.upload(file);
    await writeWhole(this.uploadDir_, file.filename, Buffer.from(file.content, "base64"));
    return { key: file.filename, url: `${this.backendUrl_}/${file.filename}` };
  }
}
