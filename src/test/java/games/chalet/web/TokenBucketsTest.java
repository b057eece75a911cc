package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TokenBucketsTest {

  private final AtomicLong now = new AtomicLong();

  @Test
  void letsThroughABurstAndThenSoManyASecond() {
    TokenBucket bucket = new TokenBucket(2, 5, now::get);
    for (int i = 0; i < 5; i++) {
      assertThat(bucket.take()).isTrue();
    }
    assertThat(bucket.take()).isFalse();
    now.addAndGet(TimeUnit.SECONDS.toNanos(1));
    assertThat(bucket.take()).isTrue();
    assertThat(bucket.take()).isTrue();
    assertThat(bucket.take()).isFalse();
  }

  @Test
  void isNeverFullerThanFull() {
    TokenBucket bucket = new TokenBucket(2, 3, now::get);
    now.addAndGet(TimeUnit.HOURS.toNanos(1));
    for (int i = 0; i < 3; i++) {
      assertThat(bucket.take()).isTrue();
    }
    assertThat(bucket.take()).isFalse();
  }

  @Test
  void eachKeyHasItsOwn() {
    TokenBuckets buckets = new TokenBuckets(1, 1, now::get);
    assertThat(buckets.take("a")).isTrue();
    assertThat(buckets.take("a")).isFalse();
    assertThat(buckets.take("b")).isTrue();
  }

  @Test
  void manyKeysDoNotGrowWithoutBound() {
    TokenBuckets buckets = new TokenBuckets(1, 1, now::get);
    for (int i = 0; i < 50_000; i++) {
      buckets.take("key" + i);
    }
    assertThat(buckets.size()).isLessThanOrEqualTo(10_000);
  }
}
