package games.chalet.web.http;

import java.nio.ByteBuffer;
import org.apache.tomcat.util.net.SocketBufferHandler;

/**
 * What one connection reads into and writes from: at first as large as HTTP wants it, small once
 * the connection is a page's socket, which reads little at a time and whose writes go past it.
 */
final class ConnectionBuffers extends SocketBufferHandler {

  private static final int SOCKET_READ = 1024;
  private static final int SOCKET_WRITE = 512;

  private volatile SocketBufferHandler buffers;
  private boolean isSmall;

  ConnectionBuffers(SocketBufferHandler forHttp) {
    super(0, 0, false);
    this.buffers = forHttp;
  }

  /**
   * The connection is a page's socket. To be called by the thread whose turn it is, after each
   * turn: while something waits in a buffer they stay as they are.
   */
  void shrink() {
    if (!isSmall && buffers.isReadBufferEmpty() && buffers.isWriteBufferEmpty()) {
      isSmall = true;
      SocketBufferHandler large = buffers;
      buffers = new SocketBufferHandler(SOCKET_READ, SOCKET_WRITE, false);
      large.free();
    }
  }

  @Override
  public void configureReadBufferForWrite() {
    buffers.configureReadBufferForWrite();
  }

  @Override
  public void configureReadBufferForRead() {
    buffers.configureReadBufferForRead();
  }

  @Override
  public ByteBuffer getReadBuffer() {
    return buffers.getReadBuffer();
  }

  @Override
  public boolean isReadBufferEmpty() {
    return buffers.isReadBufferEmpty();
  }

  @Override
  public void unReadReadBuffer(ByteBuffer returned) {
    buffers.unReadReadBuffer(returned);
  }

  @Override
  public void configureWriteBufferForWrite() {
    buffers.configureWriteBufferForWrite();
  }

  @Override
  public void configureWriteBufferForRead() {
    buffers.configureWriteBufferForRead();
  }

  @Override
  public boolean isWriteBufferWritable() {
    return buffers.isWriteBufferWritable();
  }

  @Override
  public ByteBuffer getWriteBuffer() {
    return buffers.getWriteBuffer();
  }

  @Override
  public boolean isWriteBufferEmpty() {
    return buffers.isWriteBufferEmpty();
  }

  @Override
  public void reset() {
    buffers.reset();
  }

  @Override
  public void expand(int newSize) {
    buffers.expand(newSize);
  }

  @Override
  public void free() {
    buffers.free();
  }
}
