package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenBucketsTest {

  private final AtomicLong now = new AtomicLong();

  @Test
  void letsThroughABurstAndThenSoManyASecond() {
    TokenBucket bucket = new TokenBucket(new Rate(2, 5), now::get);
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
    TokenBucket bucket = new TokenBucket(new Rate(2, 3), now::get);
    now.addAndGet(TimeUnit.HOURS.toNanos(1));
    for (int i = 0; i < 3; i++) {
      assertThat(bucket.take()).isTrue();
    }
    assertThat(bucket.take()).isFalse();
  }

  @Test
  void eachKeyHasItsOwn() {
    TokenBuckets buckets = new TokenBuckets(new Rate(1, 1), now::get);
    assertThat(buckets.take("a")).isTrue();
    assertThat(buckets.take("a")).isFalse();
    assertThat(buckets.take("b")).isTrue();
  }

  @Test
  void manyKeysDoNotGrowWithoutBound() {
    TokenBuckets buckets = new TokenBuckets(new Rate(1, 1), now::get);
    for (int i = 0; i < 50_000; i++) {
      buckets.take("key" + i);
    }
    assertThat(buckets.size()).isLessThanOrEqualTo(10_000);
  }

  @Test
  void isSlowerThanOneASecondToo() {
    TokenBucket bucket = new TokenBucket(new Rate(0.1, 1), now::get);
    assertThat(bucket.take()).isTrue();
    assertThat(bucket.take()).isFalse();
    assertThat(bucket.secondsToWait(0)).isEqualTo(10);
    now.addAndGet(TimeUnit.SECONDS.toNanos(9));
    assertThat(bucket.take()).isFalse();
    assertThat(bucket.secondsToWait(0)).isEqualTo(1);
    now.addAndGet(TimeUnit.SECONDS.toNanos(2));
    assertThat(bucket.take()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "5, 0", "0, 0"})
  void zeroSwitchesTheLimitOff(double perSecond, int burst) {
    Rate off = new Rate(perSecond, burst);
    TokenBucket bucket = new TokenBucket(off, now::get);
    TokenBuckets buckets = new TokenBuckets(off, now::get);
    TokenBucket times = new TokenBucket(off.times(10), now::get);
    for (int i = 0; i < 100; i++) {
      assertThat(bucket.take()).isTrue();
      assertThat(buckets.take("a")).isTrue();
      assertThat(times.take()).isTrue();
    }
    assertThat(buckets.size()).isZero();
  }

  @Test
  void theClockMayStartAnywhereAndOverflow() {
    now.set(Long.MAX_VALUE - 1);
    TokenBucket bucket = new TokenBucket(new Rate(1, 1), now::get);
    assertThat(bucket.take()).isTrue();
    assertThat(bucket.take()).isFalse();
    now.addAndGet(TimeUnit.SECONDS.toNanos(1));
    assertThat(bucket.take()).isTrue();
    assertThat(bucket.take()).isFalse();
  }

  @Test
  void anAddressWithAFullBucketIsForgotten() {
    TokenBuckets buckets = new TokenBuckets(new Rate(1, 2), now::get);
    for (int i = 0; i < 1_000; i++) {
      buckets.take("key" + i);
    }
    assertThat(buckets.size()).isEqualTo(1_000);
    now.addAndGet(TimeUnit.SECONDS.toNanos(1));
    for (int i = 0; i < 2_000; i++) {
      buckets.take("later" + i);
    }
    assertThat(buckets.take("later1999")).isTrue();
    assertThat(buckets.take("later1999")).isFalse();
    assertThat(buckets.size()).isEqualTo(2_000);
  }
}
